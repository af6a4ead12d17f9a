import type { State } from '../getting-in/flow.ts'

/** Whether closing would lose something that somebody wrote. */
export function hasDraft(state: State): boolean {
  if (state.step !== 'form' && state.step !== 'busy') return false
  return Object.values(state.draft).some((text) => text !== '')
}
