import { expect, test } from 'vitest'
import { nextAddress } from './next-address.ts'

test.each([
  '/',
  '/pin/42/',
  '/search/pins/?q=a%2Fb%20c&rs=typed',
  '/search/pins/?q=https%3A%2F%2Felsewhere.example',
  '/mira/reading-corner/#pins',
  '/mira/caf%C3%A9/',
])('a path of the product is the next address: %s', (next) => {
  expect(nextAddress(next)).toBe(next)
})

test.each([
  null,
  '',
  'pin/42/',
  'https://elsewhere.example/',
  'http:elsewhere.example',
  '//elsewhere.example/',
  '///elsewhere.example/',
  '/\\elsewhere.example/',
  '\\\\elsewhere.example/',
  '/pin\\..\\42',
  '/%2felsewhere.example/',
  '/%2F%2Felsewhere.example/',
  '%2F%2Felsewhere.example/',
  '/%5celsewhere.example/',
  '/%252felsewhere.example/',
  '/%25252felsewhere.example/',
  '/%2525252525252felsewhere.example/',
  '/.//elsewhere.example/',
  '/..//elsewhere.example/',
  '/%2e/%2felsewhere.example/',
  '/\t/elsewhere.example/',
  '/\n/elsewhere.example/',
  '\t//elsewhere.example/',
  '/%09/elsewhere.example/',
  ' //elsewhere.example/',
  '/@elsewhere.example//',
  '/%',
  '/%ff/',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  '%6aavascript:alert(1)',
  'data:text/html,hello',
  `/${'a'.repeat(3_000)}`,
])('an address outside of the product is refused: %j', (next) => {
  expect(nextAddress(next)).toBeUndefined()
})

test.each(['/login/', '/login', '/%6Cogin/', '/signup/?next=/login/'])(
  'the log-in and sign-up pages are never the next address: %s',
  (next) => {
    expect(nextAddress(next)).toBeUndefined()
  },
)

test("every accepted address stays on the product's origin", () => {
  const parts = ['/', '\\', '.', '%2f', '%5c', '%25', '@', ':', 'a', '?', '#', '\t', 'javascript:']
  let seed = 7
  const draw = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  for (let round = 0; round < 20_000; round += 1) {
    const next = Array.from({ length: 1 + draw(8) }, () => parts[draw(parts.length)]).join('')
    const address = nextAddress(next)
    if (address === undefined) continue
    expect(new URL(address, 'https://tessera.example').origin, next).toBe('https://tessera.example')
    expect(address.startsWith('//'), next).toBe(false)
  }
})
