import { expect, test } from 'vitest'
import { hintFor } from './hint.ts'

const asked = { term: 'la', hint: 'mp shade' }

test.each([
  ['la', 'mp shade'],
  ['lam', 'p shade'],
  ['LAMP', ' shade'],
  [' lamp s', 'hade'],
  ['lamp shade', ''],
  ['lamp shades', ''],
  ['lat', ''],
  ['l', ''],
  ['', ''],
])('with “la” hinted to “lamp shade”, “%s” gets the hint “%s”', (text, rest) => {
  expect(hintFor(text, asked)).toBe(rest)
})

test('there is no hint without an answer that holds one', () => {
  expect(hintFor('la', { term: 'la', hint: '' })).toBe('')
})
