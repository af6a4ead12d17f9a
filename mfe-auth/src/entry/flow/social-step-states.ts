import type { AskingBirthday, AskingCaptcha, Busy, State } from './states.ts'

/** The states in which the sign-up with a provider is on the screen. */
export type SocialStepState = AskingBirthday | ((Busy | AskingCaptcha) & { doing: 'registering' })

/** True while the sign-up with a provider is on the screen instead of the form. */
export function isSocialStep(state: State): state is SocialStepState {
  if (state.kind === 'birthday') return true
  if (state.kind !== 'busy' && state.kind !== 'captcha') return false
  return state.doing === 'registering' && state.connecting !== null
}
