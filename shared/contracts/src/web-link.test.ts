import { expect, test } from 'vitest'
import { siteLink, webLink } from './web-link.ts'

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

test('siteLink takes web links to hosts with a dot in their name, with space around them', () => {
  expect(siteLink(' https://shop.example/a b ')?.host).toBe('shop.example')
  for (const text of [
    'https://localhost/',
    'https://shop',
    'shop.example',
    'mailto:a@shop.example',
  ])
    expect(siteLink(text), text).toBeUndefined()
})
