import { expect, test } from 'vitest'
import { domainOf, domainsOver, registeredDomain, webLink } from './hosts.ts'

const hosts: readonly (readonly [text: string, host: string])[] = [
  ['https://Example.ORG/a', 'example.org'],
  ['https://example.org./', 'example.org'],
  ['https://example.org..:8443/', 'example.org'],
  ['http://example.org:8080/a', 'example.org'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  ['https://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
  ['https://ｅｘａｍｐｌｅ。org/', 'example.org'],
  ['https://exam%70le.org/', 'example.org'],
  ['https:\\\\example.org\\a', 'example.org'],
  ['https:/example.org', 'example.org'],
  ['https:example.org', 'example.org'],
  [' \thttps://exa\nmple.org/', 'example.org'],
  ['HTTPS://EXAMPLE.ORG', 'example.org'],
  ['https://good.example@example.org/', 'example.org'],
  ['https://good.example:443@example.org/', 'example.org'],
  ['https://example.org#@good.example/', 'example.org'],
  ['https://example.org?@good.example/', 'example.org'],
  ['https://example.org\\@good.example/', 'example.org'],
  ['http://0x7f.1/', '127.0.0.1'],
  ['http://[::FFFF:127.0.0.1]/', '[::ffff:7f00:1]'],
]

for (const [text, host] of hosts)
  test(`webLink returns the host that browsers open for ${JSON.stringify(text)}`, () => {
    expect(webLink(text)?.host ?? '').toBe(host)
  })

for (const text of [
  '',
  'example.org',
  '//example.org',
  '/pin/1/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'intent://example.org#Intent;end',
  'https://',
  'https://exa mple.org/',
  'https://example..org/',
])
  test(`webLink refuses ${JSON.stringify(text)}`, () => {
    expect(webLink(text)).toBeUndefined()
  })

test('webLink marks a link with user info before its host as disguised', () => {
  expect(webLink('https://good.example@example.org/')?.isDisguised).toBe(true)
  expect(webLink('https://example.org/@good.example')?.isDisguised).toBe(false)
})

test('domainsOver returns a host and its parent domains up to the registered one', () => {
  expect(domainsOver('a.b.example.org')).toEqual([
    'a.b.example.org',
    'b.example.org',
    'example.org',
  ])
  expect(domainsOver('shop.example.co.uk')).toEqual(['shop.example.co.uk', 'example.co.uk'])
  expect(domainsOver('mira.github.io')).toEqual(['mira.github.io'])
  expect(domainsOver('www.mira.wordpress.com')).toEqual([
    'www.mira.wordpress.com',
    'mira.wordpress.com',
  ])
  expect(registeredDomain('a.b.example.co.uk')).toBe('example.co.uk')
})

test('domainsOver returns only the host itself when nobody can register it', () => {
  for (const host of ['github.io', 'co.uk', 'localhost', '10.1.2.3', '[::1]'])
    expect(domainsOver(host)).toEqual([host])
})

test('domainOf reads domains in any script and nothing else', () => {
  expect(domainOf('Bücher.Example')).toBe('xn--bcher-kva.example')
  expect(domainOf('a_b.example.org.')).toBe('a_b.example.org')
  expect(domainOf('10.1.2.3')).toBe('10.1.2.3')
  for (const text of [
    '',
    '.',
    'localhost',
    'a b.org',
    'a.org/x',
    'u@a.org',
    'a.org:80',
    '-a.org',
    '<b>.org',
    'x'.repeat(300),
  ])
    expect(domainOf(text), text).toBeUndefined()
})
