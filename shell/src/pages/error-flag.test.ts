import { expect, test } from 'vitest'
import { errorFlagIn, errorNotice } from './error-flag.ts'

test('the error flag is read on the home and ideas pages and removed from the address', () => {
  expect(errorFlagIn('/', '?error=not-found')).toEqual({ flag: 'not-found', address: '/' })
  expect(errorFlagIn('/ideas/', '?a=1&error=log-in-needed')).toEqual({
    flag: 'log-in-needed',
    address: '/ideas/?a=1',
  })
})

test('without a flag, or on other pages, there is nothing to show', () => {
  expect(errorFlagIn('/', '?a=1')).toBeUndefined()
  expect(errorFlagIn('/search/pins/', '?q=tent&error=x')).toBeUndefined()
})

test('each flag has its message, and an unknown one has a general message', () => {
  const said = ['not-found', 'log-in-needed', 'something-new'].map(errorNotice)
  expect(new Set(said).size).toBe(3)
  expect(errorNotice('something-new')).toBe(errorNotice('toString'))
})
