import { expect, test } from 'vitest'
import { usableLocale } from './locale.ts'

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
