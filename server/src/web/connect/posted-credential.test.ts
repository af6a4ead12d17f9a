import { expect, test } from 'vitest'
import { readPostedCredential } from './posted-credential.ts'

const credential = 'a-credential-of-google'
const read = (cookies: string | null, form: Record<string, string> | string) =>
  readPostedCredential(cookies, new URLSearchParams(form))

test('a credential that Google posts counts with one token in the cookie and the form', () => {
  const form = { credential, g_csrf_token: 'one' }
  expect(read('a=b; g_csrf_token=one', form)).toBe(credential)
})

test.each([
  ['no cookie', null, { credential, g_csrf_token: 'one' }],
  ['another cookie', 'g_csrf_token=two', { credential, g_csrf_token: 'one' }],
  ['a cookie whose name only ends so', 'x_g_csrf_token=one', { credential, g_csrf_token: 'one' }],
  ['no token in the form', 'g_csrf_token=one', { credential }],
  ['two empty tokens', 'g_csrf_token=', { credential, g_csrf_token: '' }],
  [
    'two tokens in the form',
    'g_csrf_token=one',
    `credential=${credential}&g_csrf_token=one&g_csrf_token=two`,
  ],
  ['no credential', 'g_csrf_token=one', { g_csrf_token: 'one' }],
  [
    'two credentials',
    'g_csrf_token=one',
    `credential=${credential}&credential=${credential}&g_csrf_token=one`,
  ],
  [
    'a credential without end',
    'g_csrf_token=one',
    { credential: 'x'.repeat(8_193), g_csrf_token: 'one' },
  ],
])('a credential that is posted with %s is refused', (_, cookies, form) => {
  expect(read(cookies, form)).toBeUndefined()
})
