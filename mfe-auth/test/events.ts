import type { CallError } from '@tessera/contracts/errors/call-error'
import type { Event } from '../src/getting-in/flow.ts'

/** What the checks know in a test. */
export const given = { brand: 'Tessera', today: new Date(2026, 10, 21) }

/** The service refuses. */
export const refusal = (code: CallError['code']): Event => ({
  type: 'refused',
  error: { code, message: `message of ${code}`, httpStatus: 400, apiErrorCode: 1 },
})

/** The form is sent. */
export const submit: Event = { type: 'submitted', dateUnreadable: false }

/** Somebody writes in a field. */
export const typed = (field: 'email' | 'password' | 'birthday', value: string): Event => ({
  type: 'typed',
  field,
  value,
})

/** Somebody fills in all of a sound form. */
export const filled = [
  typed('email', 'mira@studio.example'),
  typed('password', 'slow-mornings'),
  typed('birthday', '1994-04-12'),
]

/** What is in the form then. */
export const draft = {
  email: 'mira@studio.example',
  password: 'slow-mornings',
  birthday: '1994-04-12',
}
