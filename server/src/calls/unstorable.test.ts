import { expect, test } from 'vitest'
import { hasUnstorable } from './unstorable.ts'

test('a zero or half a character is found however deep it lies', () => {
  expect(hasUnstorable({ a: [{ b: 'x\0' }] })).toBe(true)
  expect(hasUnstorable({ a: '\ud800' })).toBe(true)
  expect(hasUnstorable({ 'a\0': 1 })).toBe(true)
})

test('all other text is kept as it is', () => {
  expect(hasUnstorable({ a: ['💥 é \n'], b: null, c: 1 })).toBe(false)
})
