import { expect, test } from 'vitest'
import { isShort, slipsOf } from './slips.ts'

const finds = (typed: string, text: string): boolean =>
  new RegExp(slipsOf(typed) ?? '(?!)').test(text)

test('a word finds the one that it is with two letters swapped, or with another letter', () => {
  expect(finds('taepot', 'a teapot of clay')).toBe(true)
  expect(finds('teepot', 'a teapot of clay')).toBe(true)
  expect(finds('hself', 'an oak shelf')).toBe(true)
  expect(finds('shelf', 'a shell')).toBe(false)
  expect(finds('taepto', 'a teapot of clay')).toBe(false)
})

test('a short word is looked up as it is written', () => {
  expect(slipsOf('lamp')).toBeUndefined()
  expect([isShort('lamp'), isShort('lamps')]).toEqual([true, false])
})
