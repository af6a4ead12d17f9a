import { expect, test } from 'vitest'
import { differingOrigin } from './same-origin.ts'

const sent = (headers: Record<string, string>) =>
  new Request('http://192.168.1.5:3000/v3/login/handshake/', { method: 'POST', headers })

test.each([
  [
    'says so',
    { Origin: 'https://192.168.1.5:3000', 'Sec-Fetch-Site': 'same-origin' },
    'https://192.168.1.5:3000',
  ],
  ['has no https', { Origin: 'http://192.168.1.5:3000' }, 'http://192.168.1.5:3000'],
])(
  'a page of the product at another origin is recognized where its browser %s',
  (_, headers, origin) => {
    expect(differingOrigin(sent(headers), 'https://pins.example.org')).toBe(origin)
  },
)

test.each([
  ['the product', { Origin: 'https://pins.example.org', 'Sec-Fetch-Site': 'same-origin' }],
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  [
    'a script that names another host',
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
  ],
  ['another port', { Origin: 'http://192.168.1.5:4000' }],
  ['a sandbox', { Origin: 'null' }],
  ['nobody', {}],
])('a request from %s tells nothing about the origin of the product', (_, headers) => {
  expect(differingOrigin(sent(headers), 'https://pins.example.org')).toBeUndefined()
})
