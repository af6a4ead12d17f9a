import { expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

test.each([
  ['https://example.org/x', 'https://example.org/x'],
  [' http://example.org ', 'http://example.org/'],
  ['example.org/x', 'https://example.org/x'],
  ['10.9.8.7/x', 'https://10.9.8.7/x'],
  ['www.example.org', 'https://www.example.org/'],
  ['example.org:8080/a?b=c#d', 'https://example.org:8080/a?b=c#d'],
  ['bücher.example/neu', 'https://xn--bcher-kva.example/neu'],
  ['HTTPS://EXAMPLE.ORG/Path', 'https://example.org/Path'],
])('%j is the address of a page', (typed, address) => {
  expect(webAddress(typed)).toBe(address)
})

test.each([
  '',
  'soup',
  'a soup. With beans',
  'mira@example.org',
  'javascript:alert(1)',
  'ftp://example.org/x',
  'data:text/html,hello',
  'https://',
  'example.',
  'https://two words.example',
  `https://example.org/${'x'.repeat(5_000)}`,
])('%j is none', (typed) => {
  expect(webAddress(typed)).toBeUndefined()
})
