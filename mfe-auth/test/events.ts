import type { SignUpRules } from '@tessera/contracts/calls/registration'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { usualRules } from '../src/auth-form/check-draft.ts'
import type { Draft } from '../src/auth-form/draft.ts'
import type { Event } from '../src/auth-form/events.ts'
import { next } from '../src/auth-form/flow.ts'
import type { Beginning, State } from '../src/auth-form/states.ts'
import { startOf } from '../src/auth-form/states.ts'

/** What the checks know in a test. */
export const givenWith = (rules: Partial<SignUpRules> = {}, captchasSpent = false) => ({
  brand: 'Tessera',
  today: new Date(2026, 10, 21),
  rules: { ...usualRules, ...rules },
  captchasSpent,
})

/** What the checks usually know. */
export const given = givenWith()

/** The service refuses. */
export const refusal = (code: CallError['code'], data?: CallError['data']): Event => ({
  type: 'refused',
  error: {
    ...{ code, message: `message of ${code}`, httpStatus: 400, apiErrorCode: 1 },
    ...(data === undefined ? {} : { data }),
  },
})

/** The challenge of a second factor. */
export const challenge = 'a-challenge-of-a-second-factor'

/** The service asks for a code that it sent by message. */
export const mfaNeeded = refusal('mfa-needed', {
  mfa_challenge: challenge,
  phone_number_end: '67',
})

/** The form is sent. */
export const submit: Event = { type: 'submitted' }

/** The email has an account. */
export const exists: Event = { type: 'looked-up', exists: true }

/** The email has none. */
export const free: Event = { type: 'looked-up', exists: false }

/** The email takes mail. */
export const valid: Event = { type: 'validated', valid: true }

/** Somebody writes in a field. */
export const typed = (field: keyof Draft, value: string): Event => ({ type: 'typed', field, value })

/** Somebody writes their email. */
export const email = typed('email', 'mira@studio.example')

/** Somebody writes their password. */
export const password = typed('password', 'slow-mornings')

/** Somebody fills in all of a sound form. */
export const filled = [email, password, typed('birthday', '1994-04-12')]

/** What is in the form then. */
export const draft: Draft = {
  email: 'mira@studio.example',
  password: 'slow-mornings',
  birthday: '1994-04-12',
  businessName: '',
}

/** Where events lead to from a beginning. */
export function after(
  beginning: Beginning | Beginning['at'],
  events: readonly Event[],
  knows = given,
): State {
  const from = typeof beginning === 'string' ? { at: beginning } : beginning
  return events.reduce<State>((state, event) => next(state, event, knows), startOf(from))
}
