import { expect, test } from 'vitest'
import { errorByApiCode, errorCatalogue, isErrorCode } from './catalogue.ts'

test('every error has a number of its own, a version, words and a fix', () => {
  const kinds = Object.values(errorCatalogue)
  expect(new Set(kinds.map(({ api }) => api)).size).toBe(kinds.length)
  for (const { version, http, message, fix } of kinds) {
    expect(version).toBeGreaterThan(0)
    expect(http).toBeGreaterThanOrEqual(400)
    expect(message).not.toBe('')
    expect(fix).not.toBe('')
  }
})

test('an error is found by its number', () => {
  expect(errorByApiCode(7)).toBe('log-in-needed')
  expect(errorByApiCode(999_999)).toBeUndefined()
  expect(isErrorCode('toString')).toBe(false)
})

test("the over-age message is the catalogue's", () => {
  expect(errorCatalogue['age-over'].message).toBe('Oops! Please use a valid age to sign up.')
})
