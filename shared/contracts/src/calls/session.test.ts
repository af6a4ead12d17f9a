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
    ...{ passkey: 10, qr: 11 },
  })
  const takes = (login_method: number) =>
    z.safeParse(logIn.input, { username_or_email: 'mira', password: 'x', login_method }).success
  const numbers: readonly number[] = Object.values(loginMethods)
  for (let number = 0; number <= 20; number += 1)
    expect(takes(number), String(number)).toBe(numbers.includes(number))
})
