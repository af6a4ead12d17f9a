import { expect, test } from 'vitest'
import { leadsInside } from './leads-inside.ts'

test.each([
  ['http://169.254.169.254/latest', true],
  ['http://2852039166/', true],
  ['http://0x7f.1/', true],
  ['http://[::1]/', true],
  ['http://[::ffff:10.0.0.1]/', true],
  ['http://[fd00::1]/', true],
  ['http://192.168.0.1/', true],
  ['http://localhost/', true],
  ['http://app.localhost/', true],
  ['http://router.local/', true],
  ['http://metadata.google.internal./', true],
  ['http://intranet/', true],
  ['http://93.184.216.34/', false],
  ['http://[2606:2800:220:1::1]/', false],
  ['https://local.example/', false],
  ['https://soup.example/', false],
])('%s leads inside: %j', (address, inside) => {
  expect(leadsInside(new URL(address))).toBe(inside)
})
