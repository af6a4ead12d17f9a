import type { PinId, UserId } from '@tessera/contracts/ids'
import type { Sql } from '../sql.ts'
import { type FeedPlace, turnsAround } from './feed-place.ts'
import { mix, type Rhythm, type Taken, type Waiting } from './mix.ts'
import { freshReach, type Offered, offersOf, type Source } from './offers.ts'

/**
 * Three quarters come from the viewer's own list while it lasts; one place in twelve is promoted.
 * Both lengths divide `turnsAround`.
 */
const rhythm: Rhythm<Source> = {
  names: ['personal', 'popular', 'fresh'],
  cycle: [
    'personal',
    'personal',
    'personal',
    'popular',
    'personal',
    'personal',
    'personal',
    'fresh',
  ],
  fixed: { name: 'promoted', every: 12, at: 5 },
}

/** Max queries for one page, when many of the next pins can't be shown. */
const roundsMax = 4

/** Max `ahead` pins that fit into a bookmark. */
const aheadMax = 8

/** A page of a feed. */
export interface HomePage {
  readonly pins: readonly { readonly id: PinId; readonly isPromoted: boolean }[]
  /** The position of the next page; null at the end. */
  readonly next: FeedPlace | null
}

/** Loads the page of a feed that starts at a position. */
export async function homePage(
  db: Sql,
  asked: {
    readonly viewerId: UserId | null
    readonly place: FeedPlace
    readonly size: number
    readonly now: Date
  },
): Promise<HomePage> {
  const taken: Taken<Source>[] = []
  let next: FeedPlace | null = asked.place
  for (let round = 0; round < roundsMax && next !== null && taken.length < asked.size; round += 1) {
    const place: FeedPlace = next
    const offered = await offersOf(db, { ...asked, place, most: asked.size })
    const mixed = mix(rhythm, waitingIn(offered, place), place.turn, asked.size - taken.length)
    taken.push(...mixed.taken)
    next = placeAfter(place, offered, mixed)
  }
  return {
    pins: taken.map(({ name, offer }) => ({ id: offer.id, isPromoted: name === 'promoted' })),
    next,
  }
}

function waitingIn({ offers }: Offered, { ahead }: FeedPlace): ReadonlyMap<Source, Waiting> {
  return new Map(
    [...offers].map(([source, each]) => [
      source,
      source === 'fresh'
        ? { offers: each, reach: freshReach, ahead, aheadMax }
        : { offers: each, reach: 1, ahead: [], aheadMax },
    ]),
  )
}

function placeAfter(
  place: FeedPlace,
  offered: Offered,
  { taken, waiting, turn }: ReturnType<typeof mix<Source>>,
): FeedPlace | null {
  const inList = (list: 'personal' | 'popular') => {
    const first = waiting.get(list)?.offers[0]
    const behind = place[list]
    return first === undefined
      ? Math.min(Math.max(offered.length[list], behind), offered.readTo[list])
      : behind + Number(first.place) - 1
  }
  const fresh = waiting.get('fresh')
  const firstFresh = fresh?.offers[0]
  const lastPromoted = taken.findLast(({ name }) => name === 'promoted')?.offer.place
  const end = offered.freshEnd > 0n ? offered.freshEnd - 1n : 0n
  const from = firstFresh === undefined ? end : -firstFresh.place
  const next: FeedPlace = {
    ...place,
    personal: inList('personal'),
    popular: inList('popular'),
    fresh: from,
    ahead: fresh?.ahead.filter((at) => at >= -from) ?? [],
    promotedUntil: offered.promotedUntil,
    promoted: lastPromoted === undefined ? place.promoted : Number(lastPromoted),
    turn: { ...turn, count: turn.count % turnsAround },
  }
  const isOver =
    next.fresh === 0n &&
    next.personal >= offered.length.personal &&
    next.popular >= offered.length.popular
  return isOver ? null : next
}
