import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookmarkOf } from '../../../calls/bookmark.ts'
import { searchBookmarkOf, searchSpotOf } from './search-bookmark.ts'

test('a search position survives the round trip through its bookmark', () => {
  for (const spot of [
    { reading: 0, from: null, until: null, after: null },
    { reading: 12, from: [9, '77'], until: [0, '9223372036854775807'], after: [1.25e-3, '5'] },
  ] as const)
    expect(searchSpotOf(searchBookmarkOf(spot))).toEqual(spot)
})

test('searchSpotOf refuses text that is not a bookmark', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(searchSpotOf(text)).toBe('unreadable')
    }),
  )
  expect(searchSpotOf(bookmarkOf([0, 1, '9223372036854775808', 1, '1', 0, '1']))).toBe('unreadable')
})
