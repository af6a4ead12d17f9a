import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

const refused = [
  ['this network', '0.0.0.0'],
  ['this network, further on', '0.1.2.3'],
  ['private 10', '10.0.0.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ["a cloud's metadata inside carrier-grade NAT", '100.100.100.200'],
  ['loopback', '127.0.0.1'],
  ['loopback, further on', '127.255.255.254'],
  ['link-local metadata', '169.254.169.254'],
  ['link-local container metadata', '169.254.170.2'],
  ["a cloud's wire server on a public number", '168.63.129.16'],
  ['private 172', '172.16.0.1'],
  ['private 172, its end', '172.31.255.255'],
  ['protocol assignments', '192.0.0.192'],
  ['documentation 1', '192.0.2.1'],
  ['6to4 relays', '192.88.99.1'],
  ['private 192', '192.168.1.1'],
  ['benchmarks', '198.18.0.1'],
  ['documentation 2', '198.51.100.7'],
  ['documentation 3', '203.0.113.9'],
  ['multicast', '224.0.0.251'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified 6', '::'],
  ['loopback 6', '::1'],
  ['mapped loopback', '::ffff:127.0.0.1'],
  ['mapped loopback in hexadecimal', '::ffff:7f00:1'],
  ['mapped public address', '::ffff:93.184.216.34'],
  ['compatible loopback', '::127.0.0.1'],
  ['translated', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::a00:1'],
  ['6to4 of a private address', '2002:a00:1::'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['ISATAP', '2001:4860::5efe:10.0.0.1'],
  ['unique local', 'fd12:3456::1'],
  ["a cloud's metadata over IPv6", 'fd00:ec2::254'],
  ['link-local 6', 'fe80::1'],
  ['link-local 6 with its zone', 'fe80::1%eth0'],
  ['a zone on a public address', '2606:4700::1111%1'],
  ['site-local', 'fec0::1'],
  ['multicast 6', 'ff02::1'],
  ['documentation 6', '2001:db8::1'],
  ['documentation 6, the newer', '3fff::1'],
  ['segment routing', '5f00::1'],
  ['unassigned', '4000::1'],
  ['discard', '100::1'],
  ['octal', '0177.0.0.1'],
  ['octal of a public address', '8.8.8.010'],
  ['hexadecimal', '0x7f.0.0.1'],
  ['one number', '2130706433'],
  ['three parts', '127.0.1'],
  ['in brackets', '[::1]'],
  ['a name', 'localhost'],
  ['nothing', ''],
] as const

for (const [what, address] of refused)
  test(`nothing is fetched from ${what} (${address})`, () => {
    expect(isPublicAddress(address)).toBe(false)
  })

for (const address of ['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111'])
  test(`the public internet is allowed (${address})`, () => {
    expect(isPublicAddress(address)).toBe(true)
  })
