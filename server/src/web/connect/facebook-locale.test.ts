import { expect, test } from 'vitest'
import { facebookLocale } from './facebook-locale.ts'

test.each([
  ['es', 'es_LA'],
  ['es-MX', 'es_LA'],
  ['es-ES', 'es_LA'],
  ['ar', 'ar_AR'],
  ['ar-EG', 'ar_AR'],
  ['de', 'de_DE'],
  ['de-AT', 'de_DE'],
  ['fr', 'fr_FR'],
  ['it', 'it_IT'],
  ['ja', 'ja_JP'],
  ['nl', 'nl_NL'],
  ['tr', 'tr_TR'],
  ['en-AU', 'en_US'],
  ['en_AU', 'en_US'],
  ['en-GB', 'en_GB'],
  ['pt', 'pt_BR'],
  ['pt-PT', 'pt_PT'],
  ['xx', 'en_US'],
  ['constructor', 'en_US'],
])('V4.31 the SDK for %s is %s', (tag, locale) => {
  expect(facebookLocale(tag)).toBe(locale)
})
