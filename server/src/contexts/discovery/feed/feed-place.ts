import { ListId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { bookmarkOf, positionOf } from '../../../calls/bookmark.ts'
import { type PromotedTrail, trailOf, trailText, WrittenTrail } from '../promoted/promoted-trail.ts'
import type { Turn } from './mix.ts'

/** A position in a feed: an offset for each source, and whose turn is next. */
export interface FeedPlace {
  /** The lists that the feed started with; null where there was none. */
  readonly personalId: ListId | null
  readonly popularId: ListId | null
  /** The number of pins shown from each list. */
  readonly personal: number
  readonly popular: number
  /** The newest pin not yet shown; `ahead` has pins taken from beyond it. */
  readonly fresh: bigint
  readonly ahead: readonly bigint[]
  readonly ads: PromotedTrail
  readonly turn: Turn
}

/** Above any id. */
export const newest = 2n ** 63n - 1n

/** The turn counter wraps here: at a common multiple of the cycle and the promoted interval. */
export const turnsAround = 24

const Count = z.int().check(z.gte(0), z.lte(1_000_000))
const Digits = z.string().check(z.regex(/^(0|[1-9]\d{0,18})$/))

const Written = z.tuple(
  [Digits, Digits, Count, Count, Digits, WrittenTrail, Count, Digits, Count],
  Digits,
)

const listIdOf = (text: string): ListId | null => (text === '0' ? null : ListId.parse(text))

/** Encodes a position as a bookmark. */
export function bookmarkOfPlace(place: FeedPlace): string {
  const { turn, ahead } = place
  return bookmarkOf([
    place.personalId ?? '0',
    place.popularId ?? '0',
    place.personal,
    place.popular,
    String(place.fresh),
    trailText(place.ads),
    turn.count % turnsAround,
    turn.run?.creatorId ?? '0',
    turn.run?.length ?? 0,
    ...ahead.map((id) => String(-id)),
  ])
}

/** Decodes a bookmark; undefined when it's malformed. */
export function placeOfBookmark(bookmark: string): FeedPlace | undefined {
  const parsed = z.safeParse(Written, positionOf(bookmark))
  if (!parsed.success) return undefined
  const [personalId, popularId, personal, popular, fresh, ...rest] = parsed.data
  const [ads, count, creatorId, length, ...ahead] = rest
  return {
    personalId: listIdOf(personalId),
    popularId: listIdOf(popularId),
    personal,
    popular,
    fresh: BigInt(fresh) > newest ? newest : BigInt(fresh),
    ads: trailOf(ads),
    turn: { count, run: creatorId === '0' ? null : { creatorId, length } },
    ahead: ahead.map((id) => -BigInt(id)),
  }
}
