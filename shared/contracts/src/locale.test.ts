import { expect, test } from 'vitest'
import { chooseLocale, directionOf, usableLocale } from './locale.ts'

test.each([
  ['C', 'en-US'],
  ['', 'en-US'],
  ['x', 'en-US'],
  ['POSIX', 'en-US'],
  ['en_US.UTF-8', 'en-US'],
  ['tlh', 'en-US'],
  ['en-US-posix', 'en-US-posix'],
  ['de', 'de'],
])("the browser's language %j becomes %s", (tag, expected) => {
  expect(usableLocale(tag)).toBe(expected)
  expect(() => new Intl.DateTimeFormat(usableLocale(tag))).not.toThrow()
})

test("the first language that works wins, before the product's own", () => {
  expect(usableLocale('C', 'ko', 'de')).toBe('ko')
})

test.each([
  [{}, 'en'],
  [{ acceptLanguage: 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
  [{ acceptLanguage: 'fr,de;q=0.3,en;q=0.8' }, 'en'],
  [{ acceptLanguage: 'de;q=0,fr' }, 'en'],
  [{ acceptLanguage: 'de', chosen: 'en' }, 'en'],
  [{ acceptLanguage: 'en', chosen: 'de' }, 'de'],
  [{ acceptLanguage: 'de', chosen: 'tlh' }, 'de'],
  [{ member: 'de-CH', chosen: 'en' }, 'de'],
  [{ member: null, chosen: 'en' }, 'en'],
  [{ chosen: 'en-XA' }, 'en'],
  [{ member: 'de', chosen: 'ar-XB', pseudo: true }, 'ar-XB'],
])('a reader who wants %j reads %s', (wanted, locale) => {
  expect(chooseLocale(wanted)).toBe(locale)
})

test('Arabic runs from right to left, German does not', () => {
  expect(['ar-XB', 'he', 'de'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr'])
})
