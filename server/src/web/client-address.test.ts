import { expect, test, vi } from 'vitest'
import { quietLog } from '../platform/log/json-lines.ts'
import { trustedProxies } from '../platform/proxies/trusted-proxies.ts'
import { clientAddress, warnOfForwarder } from './client-address.ts'

const proxies = trustedProxies(['10.0.0.0/8', 'fd00::/8', '192.0.2.7'])

test('X-Forwarded-For of an untrusted peer is ignored', () => {
  expect(clientAddress('203.0.113.9', '10.0.0.1', trustedProxies([]))).toBe('203.0.113.9')
  expect(clientAddress('192.0.2.8', '198.51.100.1', proxies)).toBe('192.0.2.8')
  expect(clientAddress('::ffff:192.0.2.8', '198.51.100.1', proxies)).toBe('192.0.2.8')
  expect(clientAddress(undefined, '198.51.100.1', proxies)).toBe('unknown')
})

const manyTrusted = Array.from({ length: 1_000 }, (_, at) => `10.0.${at % 250}.1`).join(', ')

test.each([
  ['one hop', '203.0.113.9', '203.0.113.9'],
  ['hops that the client made up', '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['a trusted address that the client made up', '10.9.9.9, 203.0.113.9', '203.0.113.9'],
  ['a mapped address', '::ffff:203.0.113.9, ::ffff:10.0.0.2', '203.0.113.9'],
  ['ports', '203.0.113.9:4711, 10.0.0.2:80', '203.0.113.9'],
  ['IPv6 in brackets with a port', '[2001:DB8::9]:4711, [fd00::2]', '2001:db8::9'],
  ['a zone', 'fe80::9%eth0, fd00::2%eth1', 'fe80::9'],
  ['empty parts', ' , 203.0.113.9,, ,10.0.0.2,', '203.0.113.9'],
  ['nothing', '', '192.0.2.7'],
  ['commas alone', ',,,,', '192.0.2.7'],
  ['a part that nobody can read', '203.0.113.9, unknown, 10.0.0.2', '10.0.0.2'],
  ['a host name', 'localhost', '192.0.2.7'],
  ['a number for an address', '2130706433', '192.0.2.7'],
  ['a leading zero', '010.0.0.1', '192.0.2.7'],
  ['an address with a script', '203.0.113.9<script>', '192.0.2.7'],
  ['a very long part', '1'.repeat(10_000), '192.0.2.7'],
  ['trusted proxies alone', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['1,000 trusted hops', `203.0.113.9, ${manyTrusted}`, '203.0.113.9'],
  ['1,000 strange hops', `${'x,'.repeat(1_000)}203.0.113.9`, '203.0.113.9'],
])('a trusted proxy forwards %s', (_, header, address) => {
  expect(clientAddress('::ffff:192.0.2.7', header, proxies)).toBe(address)
})

test('an untrusted peer that forwards is warned about once, with the fix', () => {
  const warn = vi.fn()
  const log = { ...quietLog, warn }
  const headers = new Headers({ 'X-Forwarded-For': '203.0.113.9' })
  for (let time = 0; time < 3; time += 1) {
    warnOfForwarder(log, { headers, peer: '192.0.2.8' }, proxies)
    warnOfForwarder(log, { headers, peer: '10.0.0.1' }, proxies)
    warnOfForwarder(log, { headers: new Headers(), peer: '192.0.2.9' }, proxies)
  }
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls[0]).toMatchObject([
    'proxy.untrusted',
    { peer: '192.0.2.8', fix: expect.stringContaining('TRUSTED_PROXIES') },
  ])
})
