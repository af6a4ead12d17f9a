import { underageCookie } from '@tessera/contracts/underage'
import { expect, test } from 'vitest'
import { flagUnderage, isFlaggedUnderage, unflagUnderage } from './underage-flag.ts'

test('V9.17 the flag is a cookie whose name is a constant, with value 1', () => {
  const cookies = { cookie: '' }
  flagUnderage(cookies)
  expect(cookies.cookie).toMatch(new RegExp(`^${underageCookie}=1; Path=/; Max-Age=\\d+`))
  unflagUnderage(cookies)
  expect(cookies.cookie).toMatch(new RegExp(`^${underageCookie}=; .*Max-Age=0`))
})

test.each([
  ['underage=1', true],
  ['theme=dark; underage=1; x=y', true],
  ['underage=0', false],
  ['notunderage=1', false],
  ['', false],
])('the flag is read among other cookies: %j', (cookie, flagged) => {
  expect(isFlaggedUnderage({ cookie })).toBe(flagged)
})
