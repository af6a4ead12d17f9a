import { expect, test } from 'vitest'
import { errorFlagIn } from './error-flag.ts'
import { errorNotice } from './error-notice.ts'

test('the error flag is told at home and at the ideas, and leaves the address', () => {
  expect(errorFlagIn('/', '?error=not-found')).toEqual({ flag: 'not-found', address: '/' })
  expect(errorFlagIn('/ideas/', '?a=1&error=log-in-needed')).toEqual({
    flag: 'log-in-needed',
    address: '/ideas/?a=1',
  })
})

test('without a flag, or elsewhere, there is nothing to tell', () => {
  expect(errorFlagIn('/', '?a=1')).toBeUndefined()
  expect(errorFlagIn('/search/pins/', '?q=tent&error=x')).toBeUndefined()
})

test('each flag has words of its own, and one that nobody knows says something general', () => {
  const said = ['not-found', 'log-in-needed', 'something-new'].map(errorNotice)
  expect(new Set(said).size).toBe(3)
  expect(errorNotice('something-new')).toBe(errorNotice('toString'))
})
