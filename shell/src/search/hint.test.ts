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
])('with “la” hinted to “lamp shade”, “%s” is completed by “%s”', (text, rest) => {
  expect(hintFor(text, asked)).toBe(rest)
})

test('nothing is completed where nothing was hinted', () => {
  expect(hintFor('la', { term: 'la', hint: '' })).toBe('')
})
