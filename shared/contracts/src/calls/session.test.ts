import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { loginMethods } from '../limits.ts'
import { logIn } from './session.ts'

test('V3.34 the ways to log in have their numbers, and a log-in takes no other', () => {
  expect(loginMethods).toEqual({
    email: 1,
    facebook: 2,
    google: 3,
    googleOneTap: 4,
    smartlock: 5,
    multifactor: 6,
    switchAccount: 7,
    line: 8,
    sso: 9,
    passkey: 10,
    qr: 11,
  })
  const takes = (login_method: number) =>
    z.safeParse(logIn.input, { username_or_email: 'mira', password: 'x', login_method }).success
  const numbers: readonly number[] = Object.values(loginMethods)
  for (let number = 0; number <= 20; number += 1)
    expect(takes(number), String(number)).toBe(numbers.includes(number))
})

test('V3.11 V3.12 V3.13 V3.14 V3.15 V3.16 a log-in takes each kind of credentials alone, and no two of them together', () => {
  const kinds = [
    { username_or_email: 'mira', password: 'slow-mornings' },
    { facebook_id: '7', facebook_token: 'token' },
    { google_open_id_token: 't'.repeat(20) },
    { line_id_token: 't'.repeat(20) },
    { sso_user_email: 'mira@lumen.example', sso_auth_code: 'code' },
    { mfa_challenge: 'c'.repeat(20), mfa_token: '123456' },
    { mfa_challenge: 'c'.repeat(20), mfa_resend: true },
  ]
  const isTaken = (input: object) => z.safeParse(logIn.input, input).success
  expect(kinds.map(isTaken)).toEqual(kinds.map(() => true))
  for (const one of kinds)
    for (const other of kinds)
      if (one !== other) expect(isTaken({ ...one, ...other }), JSON.stringify(other)).toBe(false)
})
