import { AnyId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { bookmarkOf, positionOf } from '../../../calls/bookmark.ts'
import type { PageSpot } from './batches.ts'

const Id = z.union([AnyId, z.literal('0')])
const Tier = z.int().check(z.gte(-1), z.lte(100))
const Written = z.tuple([z.int().check(z.gte(0), z.lte(79)), Tier, Id, Tier, Id, z.number(), Id])

const none = -1
const nobody = '0'

/** The position where a search continues: the reading of the query, and the place in its list. */
export interface SearchSpot extends PageSpot {
  readonly reading: number
}

/** Encodes the end of a page as a bookmark. */
export function searchBookmarkOf({ reading, from, until, after }: SearchSpot): string {
  const [fit, last] = after ?? [0, nobody]
  return bookmarkOf([reading, ...(from ?? [none, nobody]), ...(until ?? [none, nobody]), fit, last])
}

/** Decodes a bookmark. */
export function searchSpotOf(bookmark: string): SearchSpot | 'unreadable' {
  const parsed = z.safeParse(Written, positionOf(bookmark))
  if (!parsed.success) return 'unreadable'
  const [reading, fromTier, fromId, untilTier, untilId, fit, last] = parsed.data
  const spot = (tier: number, id: string) => (tier === none ? null : ([tier, id] as const))
  return {
    reading,
    from: spot(fromTier, fromId),
    until: spot(untilTier, untilId),
    after: last === nobody ? null : [fit, last],
  }
}
