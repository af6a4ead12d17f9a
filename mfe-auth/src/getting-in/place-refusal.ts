import type { CallError, TransportCode } from '@tessera/contracts/errors/call-error'
import type { ErrorCode } from '@tessera/contracts/errors/catalogue'
import { z } from '@tessera/contracts/schema'
import type { DraftField, Faults } from './draft.ts'

/** The call that is under way. */
export type Doing = 'looking-up' | 'registering' | 'logging-in'

const places: Partial<Record<ErrorCode | TransportCode, DraftField | 'form'>> = {
  'email-invalid': 'email',
  'email-taken': 'email',
  'email-has-brand': 'email',
  'email-unknown': 'email',
  'password-short': 'password',
  'password-weak': 'password',
  'password-wrong': 'password',
  'age-missing': 'birthday',
  'age-under': 'birthday',
  'age-over': 'birthday',
  offline: 'form',
  timeout: 'form',
  aborted: 'form',
  'unreadable-answer': 'form',
}

const NamedFaults = z.object({ fields: z.record(z.string(), z.string()) })

const fieldNames: Readonly<Record<string, DraftField>> = {
  email: 'email',
  username_or_email: 'email',
  password: 'password',
  birthday: 'birthday',
}

function namedField(error: CallError): DraftField | undefined {
  const named = z.safeParse(NamedFaults, error.data)
  if (error.code !== 'bad-input' || !named.success) return undefined
  const [first = ''] = Object.keys(named.data.fields)
  return fieldNames[first]
}

/** Where a refusal of the service is shown: at the field it is about; at a log-in, else at the email. */
export function placeRefusal(doing: Doing, error: CallError): Faults {
  if (error.code === 'too-fast' && doing === 'logging-in') return { password: error.message }
  const otherwise = doing === 'logging-in' ? 'email' : 'form'
  const place = namedField(error) ?? places[error.code] ?? otherwise
  return { [place]: error.message }
}
