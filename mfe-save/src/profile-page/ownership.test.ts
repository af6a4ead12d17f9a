import { viewer } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { isOwnProfile } from './ownership.ts'

test('a profile is one’s own by the account and by the profile one acts as', () => {
  const acting = { viewer: viewer(), profile: { id: '9', permissions: ['OWNER'] } }
  expect(isOwnProfile('2', acting)).toBe(true)
  expect(isOwnProfile('9', acting)).toBe(true)
  expect(isOwnProfile('3', acting)).toBe(false)
  expect(isOwnProfile('2', { viewer: null, profile: null })).toBe(false)
})
