import type { CallError } from '@tessera/contracts/errors/call-error'
import { z } from '@tessera/contracts/schema'
import { words } from '../../words.ts'
import type { DraftField, FaultPlace, Faults, Help } from './draft.ts'
import type { Doing } from './states.ts'

type Code = CallError['code']

const places: Partial<Record<Code, FaultPlace>> = {
  'email-invalid': 'email',
  'email-taken': 'email',
  'email-has-brand': 'email',
  'email-unknown': 'email',
  'password-short': 'password',
  'password-weak': 'password',
  'password-wrong': 'password',
  'password-is-name': 'password',
  'password-not-ascii': 'password',
  'age-missing': 'birthday',
  'age-under': 'birthday',
  'age-over': 'birthday',
  'full-name-invalid': 'businessName',
  'facebook-only': 'facebook',
  'linked-facebook': 'facebook',
  'linked-google': 'google',
  'too-busy': 'form',
  unavailable: 'form',
  offline: 'form',
  timeout: 'form',
  aborted: 'form',
  'unreadable-answer': 'form',
  'session-not-kept': 'form',
  'sso-failed': 'form',
  'connect-gone': 'form',
  'sso-required': 'email',
  'sso-address': 'email',
}

const helps: Partial<Record<Code, Help>> = {
  'password-wrong': 'reset-password',
  'linked-google': 'set-password',
  'linked-facebook': 'set-password',
  'linked-apple': 'set-password',
  'facebook-only': 'recover-account',
}

/** Returns the help link for a refusal, or null when there is none. */
export const helpFor = (code: Code): Help | null => helps[code] ?? null

const NamedFaults = z.object({ fields: z.record(z.string(), z.string()) })

const fieldNames: Readonly<Record<string, DraftField>> = {
  email: 'email',
  username_or_email: 'email',
  password: 'password',
  birthday: 'birthday',
  business_name: 'businessName',
}

function namedField(error: CallError): DraftField | undefined {
  const named = z.safeParse(NamedFaults, error.data)
  if (error.code !== 'bad-input' || !named.success) return undefined
  const [first = ''] = Object.keys(named.data.fields)
  return fieldNames[first]
}

/** A failed look-up counts as a wrong email, unless the error belongs to the whole form. */
function lookUpFault(error: CallError): Faults {
  if (error.code === 'email-invalid') return { email: error.message }
  const tellsOfItself = error.code === 'too-fast' || places[error.code] === 'form'
  return tellsOfItself ? { form: error.message } : { email: words.emailShape() }
}

/** Returns the place of a refusal: the field it names; otherwise the email for a log-in. */
export function placeRefusal(doing: Doing, error: CallError): Faults {
  if (doing === 'looking-up') return lookUpFault(error)
  if (error.code === 'too-fast' && doing === 'logging-in') return { password: error.message }
  const otherwise = doing === 'logging-in' ? 'email' : 'form'
  const place = namedField(error) ?? places[error.code] ?? otherwise
  return { [place]: error.message }
}
