import type { Faults, Help } from './draft.ts'
import { signsUpAtCompany } from './sso-way.ts'
import type { AskingCaptcha, AtCompany, Busy, Form, Recovering } from './states.ts'

/** The states in which the form is on the screen. */
export type FormState = Form | Busy | AtCompany | AskingCaptcha | Recovering

/** The parts of the form's view that depend on its state. */
export interface ShownForm {
  readonly faults: Faults
  readonly help: Help | null
  /** True when the fields are read-only: a call is pending, or no account can be created. */
  readonly locked: boolean
  readonly withPassword: boolean
  readonly withBirthday: boolean
  readonly withBusinessName: boolean
  readonly withSso: boolean
  readonly isEmailLocked: boolean
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
  const withSso = state.sso !== null
  // A log-in at a company needs nothing but the email; a sign-up there, no password.
  const signsUp = state.mode === 'sign-up' && (!withSso || signsUpAtCompany(state))
  const locked = state.kind === 'busy' || state.kind === 'sso' || isRefusedAccount(state)
  return {
    faults: faultsOf(state),
    help: state.kind === 'form' ? state.help : null,
    locked,
    withPassword: !withSso && (state.returning?.has_password ?? true),
    withBirthday: signsUp,
    withBusinessName: signsUp && state.business,
    withSso,
    isEmailLocked: locked || state.emailLocked,
  }
}
