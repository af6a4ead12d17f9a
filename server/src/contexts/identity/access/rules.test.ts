import type { Permission } from '@tessera/contracts/entities/permission'
import { expect, test } from 'vitest'
import { mayWorkOn, ownGrant } from './rules.ts'

const may = (permissions: readonly Permission[], meetsMfa = true) =>
  (['content', 'ads', 'money'] as const).map((what) => mayWorkOn(what, { permissions, meetsMfa }))

test.each<[readonly Permission[], readonly boolean[]]>([
  [[], [false, false, false]],
  [['OWNER'], [true, true, true]],
  [['CONTENT'], [true, true, false]],
  [['ADS'], [false, true, false]],
  [['MONEY'], [false, false, true]],
  [['ANALYTICS'], [false, false, false]],
  [
    ['ANALYTICS', 'ADS'],
    [false, true, false],
  ],
])('permissions %j allow work on [content, ads, money]: %j', (permissions, allowed) => {
  expect(may(permissions)).toEqual(allowed)
})

test('a member without the required second factor may not act for a business; its owner may', () => {
  expect(may(['CONTENT'], false)).toEqual([false, false, false])
  expect(may(['MONEY'], false)).toEqual([false, false, false])
  expect(may(['CONTENT', 'OWNER'], false)).toEqual([true, true, true])
})

test('somebody without a grant may do nothing; everybody may do everything in their own account', () => {
  expect(mayWorkOn('ads', undefined)).toBe(false)
  expect(mayWorkOn('content', ownGrant)).toBe(true)
  expect(mayWorkOn('content', { ...ownGrant, meetsMfa: false })).toBe(true)
  expect(ownGrant.meetsMfa).toBe(true)
})
