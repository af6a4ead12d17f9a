import { expect, test } from 'vitest'
import { seenText } from './seen-text.ts'

test.each([
  ['nothing', /wait a minute/],
  ['other-value', /another account/],
  ['elsewhere', /redirects/],
  ['address-refused', /private address/],
  ['unreachable', /https/],
  ['too-slow', /Try again later/],
  ['too-large', /another way/],
  ['too-many-redirects', /answered with an error/],
  ['type-refused', /text or a web page/],
  ['something-new', /No code there yet/],
])('%s in place of the code is told with its fix', (seen, text) => {
  expect(seenText(seen)).toMatch(text)
})

test('a place that was not looked at says nothing', () => {
  expect(seenText(undefined)).toBeUndefined()
})
