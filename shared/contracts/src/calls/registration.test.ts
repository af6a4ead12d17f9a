import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { register } from './registration.ts'

test('V3.1 a registration is with an email, a provider, one tap of Google or single sign-on, and with nothing else', () => {
  const isTaken = (type: string) => z.safeParse(register.input, { type }).success
  const types = ['email', 'google', 'google_one_tap', 'facebook', 'line', 'sso']
  expect(types.filter(isTaken)).toEqual(types)
  expect(isTaken('apple')).toBe(false)
})
