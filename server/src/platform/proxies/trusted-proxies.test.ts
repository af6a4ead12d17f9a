import { expect, test } from 'vitest'
import { isProxyRange, trustedProxies } from './trusted-proxies.ts'

test.each(['192.0.2.7', '10.0.0.0/8', '10.0.0.9/8', '::1', 'fd00::/8', '::ffff:10.0.0.0/104'])(
  '%s is an address or a range of proxies',
  (text) => {
    expect(isProxyRange(text)).toBe(true)
  },
)

test.each([
  'banana',
  '',
  '10.0.0',
  '010.0.0.1',
  '10.0.0.1:80',
  '10.0.0.0/33',
  '10.0.0.0/-1',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  '0.0.0.0/0',
  '::/0',
  'fd00::/129',
  'fe80::1%eth0',
  '[::1]',
  'proxy.example.org',
])('%s is refused as a proxy', (text) => {
  expect(isProxyRange(text)).toBe(false)
})

test('a range holds the addresses in it, IPv4 inside IPv6 too', () => {
  const proxies = trustedProxies(['10.0.0.9/8', 'fd00::/8', '192.0.2.7'])
  for (const inside of ['10.255.0.1', '::ffff:10.0.0.1', '::ffff:a00:1', 'fdab::1', '192.0.2.7'])
    expect(proxies.has(inside), inside).toBe(true)
  for (const outside of ['11.0.0.1', '::ffff:11.0.0.1', 'fe00::1', '192.0.2.8', 'unknown', ''])
    expect(proxies.has(outside), outside).toBe(false)
})
