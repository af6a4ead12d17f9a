import { adPlaces } from '@tessera/contracts/ads/ad-places'
import type { PinWhy } from '@tessera/contracts/entities/pin'
import type { PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Account } from '../../../calls/account.ts'
import type { Ports } from '../../../ports.ts'
import type { ListPromotion, PromotionCandidate, WonPlace } from '../promoted/port.ts'
import { type PromotedTrail, withShown } from '../promoted/promoted-trail.ts'
import { type FeedPlace, turnsAround } from './feed-place.ts'
import { mix, type Rhythm, type WaitingPins } from './mix.ts'
import { freshReach, type Offered, offersOf, type Source } from './offers.ts'
import type { WhichLists } from './offers-sql.ts'
import { feedShares, namesOf, roundOf } from './shares.ts'
import { type OfferedPlace, startFeed } from './start-feed.ts'
import { whyOf } from './why.ts'

/** One place in twelve is promoted; its length and that of the cycle divide `turnsAround`. */
const rhythm: Rhythm<Source> = {
  names: namesOf(feedShares),
  cycle: roundOf(feedShares),
  fixed: { name: 'promoted', every: adPlaces.home.every, at: adPlaces.home.first },
}

/** Max queries for one page, when many of the next pins can't be shown. */
const roundsMax = 4

/** Max `ahead` pins that fit into a bookmark. */
const aheadMax = 8

/** The promoted pins to look at for a page: some pins may not be visible to the viewer. */
const placesMax = (size: number): number => Math.ceil(size / adPlaces.home.every) + 2

/** A page of a feed. */
export interface HomePage {
  readonly pins: readonly {
    readonly id: PinId
    readonly promoted: WonPlace | null
    readonly why: PinWhy | undefined
  }[]
  /** The position of the next page; null at the end. */
  readonly next: FeedPlace | null
  /** The facts about the member at the time of this page; null when they aren't read. */
  readonly facts: string | null
}

/** A page of a feed to load. */
export interface AskedHomePage {
  readonly viewer: Account | null
  /** The position that the page starts at; null for the feed's start. */
  readonly begun: FeedPlace | null
  /** The promoted pins that the feed has shown when it starts. */
  readonly trail: PromotedTrail
  readonly size: number
  readonly promotion: ListPromotion
  /** The day to read the member's facts for; null to leave them out. */
  readonly factsOn: string | null
}

/** Loads a page of a feed. */
export async function homePage(
  ports: Pick<Ports, 'db' | 'ids' | 'clock' | 'promoter'>,
  asked: AskedHomePage,
): Promise<HomePage> {
  const { viewer, size, begun } = asked
  const read = (place: FeedPlace, { which = 'started', isWhole = false }: Reading = {}) => {
    const given = { ...offersFor(asked, place), viewerId: viewer?.id ?? null, place, isWhole }
    return offersOf(ports, given, which)
  }
  const pins: HomePage['pins'][number][] = []
  let from: OfferedPlace =
    begun === null
      ? await startFeed(ports, { viewer, ads: asked.trail }, (place, which) =>
          read(place, { which }),
        )
      : { place: begun, offered: await read(begun) }
  for (let round = 1; ; round += 1) {
    const { place } = from
    const few = take(asked, from, size - pins.length)
    if (few.isShort) from = { place, offered: await read(place, { isWhole: true }) }
    const taken = few.isShort ? take(asked, from, size - pins.length) : few
    pins.push(...taken.pins)
    const { next } = taken
    if (next === null || pins.length >= size || round === roundsMax)
      return { pins, next, facts: from.offered.facts }
    from = { place: next, offered: await read(next) }
  }
}

/** The options of reading a page's sources. */
interface Reading {
  readonly which?: WhichLists
  readonly isWhole?: boolean
}

/** The promoted pins that a page looks at from a position. */
const promotedAt = ({ promotion, size }: AskedHomePage, place: FeedPlace): readonly PinId[] =>
  promotion.candidates
    .filter(({ mark }) => !place.ads.shown.includes(mark))
    .slice(0, placesMax(size))
    .map(({ pinId }) => pinId)

const offersFor = (asked: AskedHomePage, place: FeedPlace) => ({
  most: asked.size,
  promoted: promotedAt(asked, place),
  promotedIdeas: asked.promotion.candidates
    .slice(0, limits.adsOfList)
    .map(({ originId }) => originId),
  factsOn: asked.factsOn,
})

/** Pins that were taken. They count only if no source ran out of pins that it may still have. */
interface TakenPins extends Pick<HomePage, 'pins' | 'next'> {
  readonly isShort: boolean
}

/** Takes the next pins from what the sources offer. */
function take(asked: AskedHomePage, { place, offered }: OfferedPlace, most: number): TakenPins {
  const promoted = promotedAt(asked, place)
  const visible = new Set(offered.offers.get('promoted')?.map(({ id }) => id))
  // Candidates that weren't looked at make prices too.
  const competes = ({ pinId }: PromotionCandidate) =>
    visible.has(pinId) || !promoted.includes(pinId)
  const winners = asked.promotion.winners({ competes, shown: place.ads.shown })
  const mixed = mix(rhythm, waitingIn(offered, place, winners), place.turn, most)
  const pins = mixed.taken.map(({ name, offer }) => ({
    id: offer.id,
    why: whyOf(name, offer.reason),
    promoted:
      name === 'promoted' ? (winners.find((won) => won.promoted.pinId === offer.id) ?? null) : null,
  }))
  const marks = pins.flatMap(({ promoted: won }) => won?.promoted.mark ?? [])
  const next = placeAfter({ ...place, ads: withShown(place.ads, marks) }, offered, mixed)
  const isShort = [...offered.cut].some((source) => {
    const left = mixed.waiting.get(source)
    return left !== undefined && left.offers.length < left.reach
  })
  return { pins, next, isShort }
}

function waitingIn(
  { offers }: Offered,
  { ahead }: FeedPlace,
  winners: readonly WonPlace[],
): ReadonlyMap<Source, WaitingPins> {
  const fresh = new Set(winners.map(({ promoted }) => promoted.pinId))
  return new Map(
    [...offers].map(([source, each]) => {
      if (source === 'fresh') return [source, { offers: each, reach: freshReach, ahead, aheadMax }]
      const waiting = source === 'promoted' ? each.filter(({ id }) => fresh.has(id)) : each
      return [source, { offers: waiting, reach: 1, ahead: [], aheadMax }]
    }),
  )
}

function placeAfter(
  place: FeedPlace,
  offered: Offered,
  { waiting, turn }: ReturnType<typeof mix<Source>>,
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
  const end = offered.freshEnd > 0n ? offered.freshEnd - 1n : 0n
  const from = firstFresh === undefined ? end : -firstFresh.place
  const next: FeedPlace = {
    ...place,
    personal: inList('personal'),
    popular: inList('popular'),
    fresh: from,
    ahead: fresh?.ahead.filter((at) => at >= -from) ?? [],
    turn: { ...turn, count: turn.count % turnsAround },
  }
  const isOver =
    next.fresh === 0n &&
    next.personal >= offered.length.personal &&
    next.popular >= offered.length.popular
  return isOver ? null : next
}
