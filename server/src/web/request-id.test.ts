import { expect, test } from 'vitest'
import { quietLog } from '../platform/log/json-lines.ts'
import { trustedProxies } from '../platform/proxies/trusted-proxies.ts'
import { requestFacts } from './load-context.ts'

const settings = {
  publicOrigin: 'https://pins.example.org',
  countryHeader: null,
  visitorCountry: null,
  pseudoLocales: false,
  trustedProxies: trustedProxies(['192.0.2.9']),
}

function idFrom(peer: string, given: string): string {
  const request = new Request('https://pins.example.org/', { headers: { 'X-Request-Id': given } })
  return requestFacts({ ids: { next: () => '1' }, log: quietLog, settings }, request, peer).id
}

test('a request has the id that a trusted proxy gave it, and never that of a browser', () => {
  const given = '0f8fad5b-d9cb-469f-a165-70867728950e'
  expect(idFrom('192.0.2.9', given)).toBe(given)
  expect(idFrom('::ffff:192.0.2.9', given)).toBe(given)
  expect(idFrom('192.0.2.8', given)).toBe('1')
  for (const bad of ['', 'short', 'a'.repeat(65), 'one two three', '<script>alert(1)</script>'])
    expect(idFrom('192.0.2.9', bad)).toBe('1')
})
