import { webLink } from '@tessera/contracts/web-link'
import { expect, test } from 'vitest'
import { isLookAlike } from './look-alike.ts'
import { lettersOf } from './punycode-label.ts'

const hostOf = (name: string) => webLink(`https://${name}/`)?.host ?? ''

test.each(['münchen', 'bücher', '日本語', 'почта', 'ελλάδα', 'aé日', 'plain'])(
  'lettersOf decodes %s from Punycode',
  (letters) => {
    expect(lettersOf(hostOf(`${letters}.example`).split('.')[0] ?? '')).toBe(letters)
  },
)

test.each([
  ['аррӏе.com', 'Cyrillic doubles alone'],
  ['pаypal.com', 'one Cyrillic letter among Latin ones'],
  ['shop.gοοgle.example', 'Greek letters among Latin ones, in any part'],
])('isLookAlike is true for %s: %s', (name) => {
  expect(isLookAlike(hostOf(name))).toBe(true)
})

test.each([
  'münchen.de',
  'почта.com',
  'сор.рф',
  '日本語.jp',
  'café.example',
  'paypal.com',
  '1.2.3.4',
])('isLookAlike is false for %s', (name) => {
  expect(isLookAlike(hostOf(name))).toBe(false)
})
