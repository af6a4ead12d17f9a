import { expect, test } from 'vitest'
import { undiciPages } from './undici.ts'

const wish = { maxBytes: 1_000, accept: ['text/'] }

const codeOf = (came: { readonly ok: boolean; readonly code?: string }) =>
  came.ok ? 'none' : came.code

for (const hostile of [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.0.0.1/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://①②⑦.0.0.1/',
  'http://127。0。0。1/',
  'http://0/',
  'https://10.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fd00:ec2::254]/',
  'https://[fe80::1]/',
])
  test(`a misleading address is refused before anything is sent (${hostile})`, async () => {
    expect(codeOf(await undiciPages({ brand: 'T' }).fetch(hostile, wish))).toBe('address-refused')
  })

for (const unfit of [
  '',
  'not an address',
  'file:///etc/passwd',
  'ftp://example.org/',
  'gopher://example.org/',
  'data:text/html,x',
  'javascript:alert(1)',
  'http://example.org:22/',
  'https://example.org:8443/',
  'http://user@example.org/',
  'http://user:secret@example.org/',
  'http://[fe80::1%25eth0]/',
  'http://256.256.256.256/',
  'http://',
])
  test(`a URL that is not web, or on another port, is never requested (${unfit})`, async () => {
    expect(codeOf(await undiciPages({ brand: 'T' }).fetch(unfit, wish))).toBe('address-unfit')
  })

test('loopback is never fetched from unless a test allows it', async () => {
  const came = await undiciPages({ brand: 'T', resolve: async () => ['127.0.0.1'] }).fetch(
    'http://site.test/',
    wish,
  )
  expect(codeOf(came)).toBe('address-refused')
})
