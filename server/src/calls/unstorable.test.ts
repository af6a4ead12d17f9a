import { expect, test } from 'vitest'
import { hasUnstorable } from './unstorable.ts'

test('a null character or half a surrogate pair is found at any depth', () => {
  expect(hasUnstorable({ a: [{ b: 'x\0' }] })).toBe(true)
  expect(hasUnstorable({ a: '\ud800' })).toBe(true)
  expect(hasUnstorable({ 'a\0': 1 })).toBe(true)
})

test('all other text is accepted', () => {
  expect(hasUnstorable({ a: ['💥 é \n'], b: null, c: 1 })).toBe(false)
})
