import { ListId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookmarkOf } from '../../../calls/bookmark.ts'
import {
  bookmarkOfPlace,
  type FeedPlace,
  newest,
  placeOfBookmark,
  turnsAround,
} from './feed-place.ts'

const id = fc.bigInt({ min: 1n, max: newest })
const listId = fc.option(id.map((each) => ListId.parse(String(each))))
const mark = fc.stringMatching(/^[\w-]{4}$/)
const count = fc.integer({ min: 0, max: 1_000_000 })

const places: fc.Arbitrary<FeedPlace> = fc.record({
  personalId: listId,
  popularId: listId,
  personal: count,
  popular: count,
  fresh: fc.bigInt({ min: 0n, max: newest }),
  ahead: fc.array(
    id.map((each) => -each),
    { maxLength: 8 },
  ),
  ads: fc.record({
    seed: mark,
    shown: fc.array(mark, { maxLength: limits.adsOfList }),
  }),
  turn: fc.record({
    count: fc.integer({ min: 0, max: turnsAround - 1 }),
    run: fc.option(
      fc.record({ creatorId: id.map(String), length: fc.integer({ min: 1, max: 99 }) }),
    ),
  }),
})

test('a feed place survives the round trip through its bookmark, which fits into a call', () => {
  fc.assert(
    fc.property(places, (place) => {
      const bookmark = bookmarkOfPlace(place)
      expect(bookmark.length).toBeLessThanOrEqual(500)
      expect(placeOfBookmark(bookmark)).toEqual(place)
    }),
  )
})

test('placeOfBookmark returns undefined for text that is no bookmark of a feed', () => {
  fc.assert(fc.property(fc.string(), (text) => placeOfBookmark(text) === undefined))
  expect(placeOfBookmark(bookmarkOf([1, '2']))).toBeUndefined()
  expect(placeOfBookmark(bookmarkOf(['0', '0', -1, 0, '0', 'AAAA', 0, '0', 0]))).toBeUndefined()
})
