import { expect, test } from 'vitest'
import { type EmailEvent, type EmailState, nextEmail, startEmail } from './flow.ts'

const after = (...events: readonly EmailEvent[]): EmailState => events.reduce(nextEmail, startEmail)

const written = (email: string): EmailEvent => ({ type: 'written', email })
const sent: EmailEvent = { type: 'sent-in' }
const error = (code: 'unexpected' | 'too-fast', message: string): EmailEvent => ({
  type: 'refused',
  error: { code, message, httpStatus: 500, apiErrorCode: 12 },
})

test.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['mira', "Hmm...that doesn't look like an email address."],
  ['mira@', "Hmm...that doesn't look like an email address."],
])('V5.5 V2.22 the email "%s" is refused without asking the service', (email, fault) => {
  expect(after(written(email), sent)).toMatchObject({ kind: 'writing', fault })
})

test('V2.22 the error is gone with the next letter', () => {
  expect(after(sent)).toMatchObject({ fault: 'Email is required' })
  expect(after(sent, written('m'))).toMatchObject({ kind: 'writing', email: 'm', fault: null })
})

test('V4.5 an email with an account is known, another one is free', () => {
  const checking = [written(' mira@demo.test '), sent]
  expect(after(...checking)).toMatchObject({ kind: 'checking' })
  expect(after(...checking, { type: 'looked-up', exists: true })).toEqual({
    kind: 'known',
    email: 'mira@demo.test',
  })
  expect(after(...checking, { type: 'looked-up', exists: false })).toMatchObject({ kind: 'free' })
})

test.each([
  ['too-fast', 'Wait a moment.', 'Wait a moment.'],
  [
    'unexpected',
    'Sorry! Something went wrong on our end.',
    'Oops! Something went wrong… Click Continue to try again.',
  ],
] as const)(
  'V8.22 a failure of the kind %s keeps the email and says what to do',
  (code, message, fault) => {
    const failed = after(written('mira@demo.test'), sent, error(code, message))
    expect(failed).toMatchObject({ kind: 'writing', email: 'mira@demo.test', fault })
  },
)

test('typing during the look-up, and what comes after the answer, change nothing', () => {
  const checking = after(written('mira@demo.test'), sent)
  expect(nextEmail(checking, written('other'))).toBe(checking)
  const known = nextEmail(checking, { type: 'looked-up', exists: true })
  expect(nextEmail(known, sent)).toBe(known)
})
