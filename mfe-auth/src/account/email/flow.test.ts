import { type ErrorCode, errorCodes } from '@tessera/contracts/errors/codes'
import { expect, test } from 'vitest'
import { blank, type ChangingEvent, type EmailField, nextChanging } from './flow.ts'

const given = { missing: { email: 'No email', password: 'No password' }, stale: 'Stale' }

const walk = (hasPassword: boolean, ...events: readonly ChangingEvent[]) =>
  events.reduce((now, event) => nextChanging(now, event, { ...given, hasPassword }), blank)

const typed = (field: EmailField, value: string): ChangingEvent => ({ type: 'typed', field, value })
const email = typed('email', 'new@example.org')
const password = typed('password', 'slow-mornings')
const submitted: ChangingEvent = { type: 'submitted' }
const refusal = (code: ErrorCode): ChangingEvent => ({
  type: 'refused',
  error: { code, message: 'No.', httpStatus: 400, apiErrorCode: errorCodes[code] },
})

test('an empty field is said in its place, the address first', () => {
  expect(walk(true, submitted)).toMatchObject({ fault: { at: 'email', message: 'No email' } })
  expect(walk(true, email, submitted)).toMatchObject({ fault: { at: 'password' } })
  expect(walk(false, email, submitted)).toMatchObject({ kind: 'sending' })
})

test.each<[ErrorCode, string, string]>([
  ['password-wrong', 'password', 'No.'],
  ['email-invalid', 'email', 'No.'],
  ['email-same', 'email', 'No.'],
  ['email-sent-recently', 'email', 'No.'],
  ['too-fast', 'form', 'No.'],
  ['confirm-needed', 'form', 'Stale'],
])('%s is shown at %s and loses nothing', (code, at, message) => {
  expect(walk(true, email, password, submitted, refusal(code))).toMatchObject({
    kind: 'form',
    email: 'new@example.org',
    password: 'slow-mornings',
    tries: 1,
    fault: { at, message },
  })
})

test('typing removes the error of its field only, and only an answer ends the sending', () => {
  const wrong = [email, password, submitted, refusal('password-wrong')] as const
  expect(walk(true, ...wrong, email)).toMatchObject({ fault: { at: 'password' } })
  expect(walk(true, ...wrong, password)).toMatchObject({ fault: null })
  expect(walk(true, email, password, submitted, password)).toMatchObject({ kind: 'sending' })
  expect(walk(true, email, password, submitted, { type: 'sent' })).toEqual(blank)
})
