import { PinId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { trailOfBookmark } from './list-trail.ts'
import type { ListPromotion } from './port.ts'
import { besideOwn, promotedPins } from './promote-in-list.ts'

const ids = ['1', '2', '3', '4', '5'].map((id) => PinId.parse(id))
const [board] = ids

const promotion: ListPromotion = {
  candidates: ids.slice(0, 1).map((id) => ({ mark: 'a', pinId: id, originId: id })),
  winners: () => [],
}

const page = {
  place: 'search',
  trail: trailOfBookmark(undefined, () => '7').trail,
  size: 25,
  without: [],
} as const

test('a pin that is one of few with what was asked for is not promoted, so that it stands first', () => {
  expect(promotedPins(promotion, besideOwn(page, ids.slice(0, 1)))).toEqual([])
  expect(promotedPins(promotion, besideOwn(page, ids.slice(0, 3)))).toEqual([])
})

test('a pin is promoted when enough others have what was asked for, or it does not have it', () => {
  expect(promotedPins(promotion, besideOwn(page, ids))).toEqual([board])
  expect(promotedPins(promotion, besideOwn(page, ids.slice(1, 3)))).toEqual([board])
})
