import { expect, test } from 'vitest'
import { commonPasswords, isCommonPassword } from './common-passwords.ts'

test('the commonest passwords are refused, however they are dressed up', () => {
  for (const password of commonPasswords) expect(isCommonPassword(password), password).toBe(true)
  for (const password of [
    ...['Sunshine!', 'dragon2024', 'P@55w0rd', 'M0nkey12', 'FOOTBALL1', 'l3tm3in'],
    ...['23456789', 'fghjkl', 'poiuytrewq', 'ghijklmn', 'aaaaaaaa', 'xyxyxyxy', '123123123'],
  ])
    expect(isCommonPassword(password), password).toBe(true)
})

test('words of the place that is asked for count as common too', () => {
  expect(isCommonPassword('Tessera2026!', ['Tessera'])).toBe(true)
  expect(isCommonPassword('Tessera2026!')).toBe(false)
})

test('what nobody would guess first is let through', () => {
  for (const password of ['12ab!?', 'long enough', 'kelp and iron', 'r7Gv!qLm', 'dragonfly-lamp'])
    expect(isCommonPassword(password), password).toBe(false)
})
