import type { Permission } from '@tessera/contracts/entities/permission'
import { expect, test } from 'vitest'
import { mayWorkOn, ownGrant } from './rules.ts'

const may = (permissions: readonly Permission[], meetsMfa = true) =>
  (['content', 'ads'] as const).map((what) => mayWorkOn(what, { permissions, meetsMfa }))

test.each<[readonly Permission[], readonly boolean[]]>([
  [[], [false, false]],
  [['OWNER'], [true, true]],
  [['CONTENT'], [true, true]],
  [['ADS'], [false, true]],
  [['ANALYTICS'], [false, false]],
  [
    ['ANALYTICS', 'ADS'],
    [false, true],
  ],
])('permissions %j allow work on [content, ads]: %j', (permissions, allowed) => {
  expect(may(permissions)).toEqual(allowed)
})

test('a member without the required second factor may not act for a business; its owner may', () => {
  expect(may(['CONTENT'], false)).toEqual([false, false])
  expect(may(['CONTENT', 'OWNER'], false)).toEqual([true, true])
})

test('somebody without a grant may do nothing; everybody may do everything in their own account', () => {
  expect(mayWorkOn('ads', undefined)).toBe(false)
  expect(mayWorkOn('content', ownGrant)).toBe(true)
  expect(mayWorkOn('content', { ...ownGrant, meetsMfa: false })).toBe(true)
  expect(ownGrant.meetsMfa).toBe(true)
})
