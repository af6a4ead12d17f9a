import type { State } from '../auth-form/states.ts'

/** Whether closing would lose something that somebody wrote. */
export function hasDraft(state: State): boolean {
  if (state.kind === 'done' || state.kind === 'offer') return false
  if (state.kind !== 'form' && state.kind !== 'busy') return true
  const { email, ...rest } = state.draft
  const known = state.returning?.email ?? ''
  return email !== known || Object.values(rest).some((text) => text !== '')
}
