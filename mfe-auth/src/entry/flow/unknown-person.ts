import type { Connecting } from './connecting.ts'
import type { Event } from './events.ts'
import type { AskingEmail, Filling, Form, State } from './states.ts'
import { birthdayOf, filling, formOf } from './states.ts'

/** Returns the sign-up with an email, because Facebook signs nobody new up. */
function newAtFacebook(parts: Filling, email: string): Form {
  const draft = { ...parts.draft, email }
  return formOf({ ...parts, draft, connecting: null, newAtFacebook: true })
}

/** Returns the step for somebody new whose email is known: the birthday, or another way to sign up. */
function withEmail(parts: Filling, connecting: Connecting, email: string): State {
  if (connecting.provider === 'facebook') return newAtFacebook(parts, email)
  const draft = { ...parts.draft, email }
  return birthdayOf({ ...parts, draft, connecting })
}

/** Asks for the password of the account that has the provider's address. */
export function emailTaken(parts: Filling, connecting: Connecting): Form {
  const draft = { ...parts.draft, email: connecting.email ?? parts.draft.email, password: '' }
  return formOf({ ...parts, mode: 'log-in', known: true, returning: null, draft, connecting })
}

/** The providers whose people may have no email there. */
const mayLackEmail: ReadonlySet<Connecting['provider']> = new Set(['facebook', 'line'])

/** Returns the step after the service knew nobody with what a provider proved. */
export function unknownPerson(parts: Filling, connecting: Connecting): State {
  const { email, provider } = connecting
  if (email === null && mayLackEmail.has(provider)) return { ...parts, kind: 'email', connecting }
  if (provider === 'facebook') return newAtFacebook(parts, email ?? '')
  return birthdayOf({ ...parts, connecting })
}

/**
 * Returns the next state of the step that asks for an email. An address that has an account asks for its
 * password, which connects the two; the address alone proves nothing.
 */
export function atEmail(state: AskingEmail, event: Event): State {
  const parts = filling(state)
  const { connecting } = state
  if (event.type === 'connect-left') return formOf({ ...parts, connecting: null })
  if (event.type !== 'email-given') return state
  const { email, exists } = event
  if (!exists) return withEmail(parts, connecting, email)
  return emailTaken({ ...parts, draft: { ...parts.draft, email } }, connecting)
}
