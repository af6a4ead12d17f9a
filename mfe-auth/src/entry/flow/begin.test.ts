import { SignupSource } from '@tessera/contracts/signup-sources'
import { expect, test } from 'vitest'
import { lena } from '../../../test/service.ts'
import { beginOf } from './begin.ts'

test('the home page shows the form at once, other sources show an offer first', () => {
  const offers = SignupSource.options.filter((source) => beginOf({ source }) === 'offer')
  expect(beginOf({ source: 'homePage' })).toBe('sign-up')
  expect(offers).toEqual(SignupSource.options.filter((source) => source !== 'homePage'))
})

test('a requested log-in shows its form at once', () => {
  for (const source of SignupSource.options)
    expect(beginOf({ source, start: 'log-in' })).toBe('log-in')
})

test('V2.14 a returning visitor sees the log-in, unless they asked to sign up', () => {
  expect(beginOf({ source: 'saveButton', returning: lena })).toBe('log-in')
  expect(beginOf({ source: 'homePage', start: 'sign-up', returning: lena })).toBe('sign-up')
})
