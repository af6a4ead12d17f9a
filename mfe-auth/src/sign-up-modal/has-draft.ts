import type { State } from '../auth-form/states.ts'

/** Whether closing would lose something that somebody wrote. */
export function hasDraft(state: State): boolean {
  if (state.step === 'done' || state.step === 'offer') return false
  if (state.step !== 'form' && state.step !== 'busy') return true
  const { email, ...rest } = state.draft
  const known = state.returning?.email ?? ''
  return email !== known || Object.values(rest).some((text) => text !== '')
}
