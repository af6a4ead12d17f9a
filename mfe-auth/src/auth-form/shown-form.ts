import type { Faults, Help } from './draft.ts'
import type { AskingCaptcha, Busy, Form, Recovering } from './states.ts'

/** The states in which the form is on the screen. */
export type FormState = Form | Busy | AskingCaptcha | Recovering

/** The parts of the form's view that depend on its state. */
export interface ShownForm {
  readonly faults: Faults
  readonly help: Help | null
  /** True when the fields are read-only: a call is pending, or no account can be created. */
  readonly locked: boolean
  readonly withPassword: boolean
  readonly withBirthday: boolean
}

function faultsOf(state: FormState): Faults {
  if (state.kind === 'form') return state.faults
  if (state.kind !== 'captcha') return {}
  return { [state.doing === 'logging-in' ? 'password' : 'form']: state.said }
}

/** True when this person cannot sign up because they said that they are too young. */
export const isRefusedAccount = (state: FormState): boolean =>
  state.blocked && state.mode === 'sign-up'

/** Returns the form's view for a state. */
export function shownForm(state: FormState): ShownForm {
  return {
    faults: faultsOf(state),
    help: state.kind === 'form' ? state.help : null,
    locked: state.kind === 'busy' || isRefusedAccount(state),
    withPassword: state.returning?.has_password ?? true,
    withBirthday: state.mode === 'sign-up',
  }
}
