import type { PasskeyShown } from '@tessera/contracts/calls/passkey-fields'
import type { SignUpRules } from '@tessera/contracts/calls/registration'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { usualRules } from '../src/entry/flow/check-draft.ts'
import type { Draft } from '../src/entry/flow/draft.ts'
import type { Event } from '../src/entry/flow/events.ts'
import { next } from '../src/entry/flow/flow.ts'
import type { Beginning, State } from '../src/entry/flow/states.ts'
import { startOf } from '../src/entry/flow/states.ts'

/** Returns the facts that the checks need. */
export const givenWith = (rules: Partial<SignUpRules> = {}, captchasSpent = false) => ({
  brand: 'Tessera',
  today: new Date(2026, 10, 21),
  rules: { ...usualRules, ...rules },
  captchasSpent,
})

/** The usual facts of the checks. */
export const given = givenWith()

/** Returns the event of a refusal. */
export const refusal = (code: CallError['code'], data?: CallError['data']): Event => ({
  type: 'refused',
  error: {
    code,
    message: `message of ${code}`,
    httpStatus: 400,
    apiErrorCode: 1,
    ...(data === undefined ? {} : { data }),
  },
})

/** The challenge of a second factor. */
export const challenge = 'a-challenge-of-a-second-factor'

/** The refusal that asks for a code sent by text message. */
export const mfaNeeded = refusal('mfa-needed', {
  mfa_challenge: challenge,
  phone_number_end: '67',
})

/** Submits the form. */
export const submit: Event = { type: 'submitted' }

/** Types a code, and sends it. */
export const codeSent: readonly Event[] = [{ type: 'code-typed', code: '123456' }, submit]

/** A passkey's proof. */
export const shownPasskey: PasskeyShown = {
  id: 'aWQ',
  response: {
    clientDataJSON: 'e30',
    authenticatorData: 'AAAA',
    signature: 'AAAA',
    userHandle: 'AAAA',
  },
}

/** The email has an account. */
export const exists: Event = { type: 'looked-up', exists: true }

/** The email has no account. */
export const free: Event = { type: 'looked-up', exists: false }

/** The email can receive mail. */
export const valid: Event = { type: 'validated', valid: true }

/** Returns the event of typing in a field. */
export const typed = (field: keyof Draft, value: string): Event => ({ type: 'typed', field, value })

/** Types an email. */
export const email = typed('email', 'mira@studio.example')

/** Types a password. */
export const password = typed('password', 'slow-mornings')

/** Fills in a valid form. */
export const filled = [email, password, typed('birthday', '1994-04-12')]

/** The draft after `filled`. */
export const draft: Draft = {
  email: 'mira@studio.example',
  password: 'slow-mornings',
  birthday: '1994-04-12',
  businessName: '',
  sellsProducts: '0',
  plansAds: '0',
}

/** Returns the state after events, from a first state. */
export function after(
  beginning: Beginning | Beginning['at'],
  events: readonly Event[],
  knows = given,
): State {
  const from = typeof beginning === 'string' ? { at: beginning } : beginning
  return events.reduce<State>((state, event) => next(state, event, knows), startOf(from))
}

/** What the service offers after a provider's proof. */
export const offered = {
  connect_ticket: 'a-ticket-of-a-provider',
  email: 'nora@example.org',
  full_name: 'Nora Lind',
}

/** Somebody came back from Google. */
export const provenByGoogle: Event = {
  type: 'proof-given',
  proof: {
    provider: 'google',
    type: 'google',
    method: 3,
    fields: { google_open_id_token: 'a-token-of-google' },
  },
}

/** Nobody has an account with what the provider proved. */
export const identityUnknown = refusal('identity-unknown', offered)
