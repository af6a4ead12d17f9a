import { expect, test } from 'vitest'
import { cookieOf } from './cookies.ts'

test.each([
  [null, null],
  ['', null],
  ['b=1', null],
  ['b=1; a=2', '2'],
  ['a=x=y; a=3', 'x=y'],
  ['aa=1', null],
])('cookieOf reads from the header %j the cookie a as %j', (header, value) => {
  expect(cookieOf(header, 'a')).toBe(value)
})
