import { expect, test } from 'vitest'
import { errorCatalogue } from './catalogue.ts'
import { errorByApiCode, errorCodes, isErrorCode } from './codes.ts'
import { errorFixes } from './fixes.ts'

test('S8.13 every error has a code, a number of its own, a version, words and a fix', () => {
  const codes = Object.keys(errorCatalogue)
  expect(new Set(Object.values(errorCodes)).size).toBe(codes.length)
  expect(Object.keys(errorFixes).toSorted()).toEqual(codes.toSorted())
  expect(Object.values(errorFixes)).not.toContain('')
  for (const { version, http, message } of Object.values(errorCatalogue)) {
    expect(version).toBeGreaterThan(0)
    expect(http).toBeGreaterThanOrEqual(400)
    expect(message).not.toBe('')
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
