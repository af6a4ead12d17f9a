import { expect, test } from 'vitest'
import { commonPasswords, isCommonPassword } from './common-passwords.ts'

test('isCommonPassword finds common passwords behind digits, signs and upper case', () => {
  for (const password of commonPasswords) expect(isCommonPassword(password), password).toBe(true)
  for (const password of [
    'Sunshine!',
    'dragon2024',
    'P@55w0rd',
    'M0nkey12',
    'FOOTBALL1',
    'l3tm3in',
    '23456789',
    'fghjkl',
    'poiuytrewq',
    'ghijklmn',
    'aaaaaaaa',
    'xyxyxyxy',
    '123123123',
  ])
    expect(isCommonPassword(password), password).toBe(true)
})

test('isCommonPassword treats the words passed in as common', () => {
  expect(isCommonPassword('Tessera2026!', ['Tessera'])).toBe(true)
  expect(isCommonPassword('Tessera2026!')).toBe(false)
})

test('isCommonPassword accepts passwords nobody would guess first', () => {
  for (const password of ['12ab!?', 'long enough', 'kelp and iron', 'r7Gv!qLm', 'dragonfly-lamp'])
    expect(isCommonPassword(password), password).toBe(false)
})
