import { isUnderage } from './check-birthday.ts'
import { type CheckFacts, isSound, ssoSignUpFaults } from './check-draft.ts'
import { noChoices } from './consent-choices.ts'
import type { SsoAnswer } from './sso-answer.ts'
import type { SsoFound } from './sso-found.ts'
import { wayOf } from './sso-way.ts'
import type { AtCompany, Busy, Filling, Form, State } from './states.ts'
import { busyWith, filling, formOf } from './states.ts'

/** Takes the result of a look-up, unless the email has changed since. */
export function foundFor(
  form: Form,
  { email, found }: { readonly email: string; readonly found: SsoFound },
): Form {
  if (form.draft.email.trim() !== email) return form
  if (found.isSso) return { ...form, sso: found, faults: {} }
  return form.emailLocked ? { ...form, emailLocked: false } : form
}

type WithSso = Filling & { readonly sso: SsoFound }

/** Returns the state after 'Continue with SSO'; a sign-up is complete before the window opens. */
export function toCompany(parts: WithSso, given: CheckFacts): State {
  const way = wayOf(parts)
  if (way === 'go-to-sign-up') return formOf(parts)
  if (way === 'sign-up') {
    const faults = ssoSignUpFaults(parts, given)
    if (!isSound(faults)) return formOf(parts, faults)
    if (isUnderage(parts.draft.birthday, given))
      return { ...parts, kind: 'underage', confirmed: false }
    if (given.rules.needs_consents && parts.agreed === null)
      return { ...parts, kind: 'consents', choices: noChoices }
  }
  return { ...parts, kind: 'sso' }
}

/** Exchanges what the company's window brought back. */
export function withAnswer(
  state: Form | AtCompany,
  { answer }: { readonly answer: SsoAnswer },
): State {
  return state.sso === null ? state : { ...busyWith('exchanging', filling(state)), answer }
}

/** Logs in or signs up with what the company said. */
export function proven(busy: Busy): Busy {
  const proof = { email: busy.draft.email.trim(), code: busy.answer?.code ?? '' }
  const parts = { ...filling(busy), proof }
  return wayOf(parts) === 'sign-up'
    ? busyWith('registering', parts)
    : busyWith('logging-in', { ...parts, mode: 'log-in' })
}
