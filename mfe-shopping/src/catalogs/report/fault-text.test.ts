import { expect, test } from 'vitest'
import { fixOf } from './fault-text.ts'

test.each([
  ['picture-unfetched', 'outside-too-large', /^The picture is too large/],
  ['picture-unfetched', 'outside-unreachable', /^Check that the address shows/],
  ['page-unfetched', 'outside-too-large', /^Its products stay as they are/],
  ['page-gone', undefined, /^Its products are retired/],
] as const)('a row with %s because of %s says how to mend it', (fault, why, fix) => {
  expect(fixOf({ fault, why })).toMatch(fix)
})
