import type { Faults, Help } from './draft.ts'
import type { AskingCaptcha, Busy, Form, Recovering } from './states.ts'

/** The states in which the form is on the screen. */
export type FormState = Form | Busy | AskingCaptcha | Recovering

/** What the form shows beside what is written in it. */
export interface ShownForm {
  readonly faults: Faults
  readonly help: Help | null
  /** Nothing may be written: the service is asked, or no account can be made. */
  readonly locked: boolean
  readonly withPassword: boolean
  readonly withBirthday: boolean
}

function faultsOf(state: FormState): Faults {
  if (state.kind === 'form') return state.faults
  if (state.kind !== 'captcha') return {}
  return { [state.doing === 'logging-in' ? 'password' : 'form']: state.said }
}

/** Whether no account can be made here, because somebody said that they are too young. */
export const isRefusedAccount = (state: FormState): boolean =>
  state.blocked && state.mode === 'sign-up'

/** How the form looks where somebody is. */
export function shownForm(state: FormState): ShownForm {
  return {
    faults: faultsOf(state),
    help: state.kind === 'form' ? state.help : null,
    locked: state.kind === 'busy' || isRefusedAccount(state),
    withPassword: state.returning?.has_password ?? true,
    withBirthday: state.mode === 'sign-up',
  }
}
