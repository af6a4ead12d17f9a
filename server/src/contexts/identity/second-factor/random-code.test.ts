import { expect, test } from 'vitest'
import { randomCode, randomRecoveryCode } from './random-code.ts'
import { typedCode } from './typed-code.ts'

test('randomCode returns six random digits, with leading zeros', () => {
  const codes = Array.from({ length: 2_000 }, randomCode)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(1_900)
})

test('randomRecoveryCode avoids ambiguous letters and is never read as a six-digit code', () => {
  const codes = Array.from({ length: 500 }, randomRecoveryCode)
  for (const code of codes) {
    expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/)
    expect(typedCode(code).kind).toBe('recovery')
  }
  expect(new Set(codes).size).toBe(500)
})

test('typedCode ignores spaces, hyphens and case', () => {
  expect(typedCode(' 123 456 ')).toEqual({ kind: 'digits', code: '123456' })
  expect(typedCode('ABCDE fghjk')).toEqual({ kind: 'recovery', code: 'abcdefghjk' })
  expect(typedCode('abcde–fghjk')).toEqual(typedCode('abcde-fghjk'))
  expect(typedCode('1234567').kind).toBe('recovery')
})
