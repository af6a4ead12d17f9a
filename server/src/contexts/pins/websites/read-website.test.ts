import { expect, test } from 'vitest'
import { readWebsite } from './read-website.ts'

const own = 'https://www.tessera.example'

test.each([
  ['example.com', 'example.com'],
  [' https://Example.com/ ', 'example.com'],
  ['http://www.example.com', 'example.com'],
  ['shop.example.co.uk', 'shop.example.co.uk'],
  ['www.shop.example.com', 'shop.example.com'],
  ['example.com.', 'example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['BÜCHER.example', 'xn--bcher-kva.example'],
  ['mira.github.io', 'mira.github.io'],
  ['www.com', 'www.com'],
  ['https://www.example.com/shop?a=1#top', 'example.com'],
  ['example.com/shop', 'example.com'],
])('the website %j is claimed as %s, with and without www alike', (typed, domain) => {
  expect(readWebsite(typed, own)).toEqual({ domain })
})

test.each([
  '',
  'example',
  'localhost',
  'example.com:8443',
  'http://example.com:22/',
  'https://user:secret@example.com/',
  'example.com@evil.example',
  'ftp://example.com',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '127.0.0.1',
  '0x7f.1',
  '2130706433',
  '[::1]',
  '169.254.169.254',
  'exa mple.com',
  '_dmarc.example.com',
  `${'a'.repeat(64)}.example`,
  'tessera.example',
  'www.tessera.example',
])('%j is no website that can be claimed', (typed) => {
  expect(readWebsite(typed, own)).toEqual({ fault: 'website-part' })
})

test.each(['github.io', 'co.uk', 'https://myshopify.com'])(
  '%s, where many people have a website, is not claimed as a whole',
  (typed) => {
    expect(readWebsite(typed, own)).toMatchObject({ fault: 'website-shared' })
  },
)
