import { SignupSource } from '@tessera/contracts/signup-sources'
import { expect, test } from 'vitest'
import { lena } from '../../test/service.ts'
import { beginOf } from './begin.ts'

test('on the home page the form is shown straight away, elsewhere an offer comes first', () => {
  const offers = SignupSource.options.filter((source) => beginOf({ source }) === 'offer')
  expect(beginOf({ source: 'homePage' })).toBe('sign-up')
  expect(offers).toEqual(SignupSource.options.filter((source) => source !== 'homePage'))
})

test('a log-in that was asked for shows its form at once', () => {
  for (const source of SignupSource.options)
    expect(beginOf({ source, start: 'log-in' })).toBe('log-in')
})

test('who was here before meets the log-in, unless they want a new account', () => {
  expect(beginOf({ source: 'saveButton', returning: lena })).toBe('log-in')
  expect(beginOf({ source: 'homePage', start: 'sign-up', returning: lena })).toBe('sign-up')
})
