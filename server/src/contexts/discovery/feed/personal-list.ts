import type { PinWhy } from '@tessera/contracts/entities/pin'
import type { UserId } from '@tessera/contracts/ids'
import type { Account } from '../../../calls/account.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { type Candidate, candidatesFor } from './candidates.ts'
import { feedOrder } from './feed-order.ts'
import { finds } from './finds.ts'
import { homeListName } from './list-names.ts'
import {
  type FoundPin,
  followedPins,
  likedPins,
  pinsLikeSaved,
  popularPins,
  searchedPins,
  wantedPins,
} from './personal-sources.ts'
import { seenIdeas } from './seen-ideas.ts'
import { memberShares, namesOf, roundOf } from './shares.ts'
import { isCurrent, type StoredList, storeList } from './stored-lists.ts'
import { writtenWhy } from './why.ts'

/** A restarted feed starts the same for this long, unless follows, interests or the tuner change. */
const currentMilliseconds = 600_000

const listMax = 500

/** Lists to keep per member, for tabs opened one after another. */
const stay = 6

/** Returns the list that a member's feed starts with: the newest, or a new one when it's stale. */
export async function personalList(
  ports: Pick<Ports, 'db' | 'ids' | 'clock'>,
  viewer: Account,
  { newest, basis }: { readonly newest: StoredList | undefined; readonly basis: string },
): Promise<StoredList> {
  const { db, clock } = ports
  const current = isCurrent(newest, { now: clock.now(), milliseconds: currentMilliseconds })
  if (current && newest.basis === basis) return newest
  const list = await homePins(db, viewer.id, clock.now())
  return storeList(ports, {
    name: homeListName(viewer.id),
    basis,
    pinIds: list.map(({ candidate }) => candidate.id),
    originIds: list.map(({ candidate }) => candidate.originId),
    reasons: list.map(({ why }) => writtenWhy(why)),
    stay,
  })
}

type Source = keyof typeof memberShares

type Found = ReadonlyMap<Source, readonly FoundPin[]>

/** Finds what is a member's own: by follows, saves, interests, searches and choices; the seed changes pins like saved ones. */
const ownPins = async (db: Sql, viewerId: UserId, seed: string): Promise<Found> =>
  new Map<Source, readonly FoundPin[]>([
    ['people', await followedPins(db, viewerId)],
    ['boards', await pinsLikeSaved(db, viewerId, seed)],
    ['interests', await likedPins(db, viewerId)],
    ['searches', await searchedPins(db, viewerId)],
    ['more', await wantedPins(db, viewerId)],
  ])

/** Keeps what a member's feed may show, by source. */
async function shownOf(
  db: Sql,
  found: Found,
  viewerId: UserId,
): Promise<ReadonlyMap<Source, readonly Candidate[]>> {
  const ids = new Set([...found.values()].flatMap((pins) => pins.map(({ id }) => id)))
  const shown = await candidatesFor(db, [...ids], viewerId)
  const byId = new Map(shown.map((candidate) => [candidate.id, candidate]))
  return new Map(
    [...found].map(([name, pins]) => [name, pins.flatMap(({ id }) => byId.get(id) ?? [])]),
  )
}

/** Returns the reason of each pin: that of the first source that has it, as the list takes it from there. */
function reasonsOf(found: Found): ReadonlyMap<string, PinWhy> {
  const reasons = new Map<string, PinWhy>()
  for (const name of namesOf(memberShares))
    for (const { id, why } of found.get(name) ?? []) if (!reasons.has(id)) reasons.set(id, why)
  return reasons
}

/** A pin of a member's home and the reason that it is there. */
interface HomePin {
  readonly candidate: Candidate
  readonly why: PinWhy
}

/**
 * Returns what a member's feed starts with. What belongs to nobody in particular only stands between
 * the member's own: who has none gets the shared list. Pins that earlier lists showed first sink.
 */
async function homePins(db: Sql, viewerId: UserId, now: Date): Promise<readonly HomePin[]> {
  const own = await ownPins(db, viewerId, `${viewerId} ${now.getTime()}`)
  if (![...own.values()].some((pins) => pins.length > 0)) return []
  const day = now.toISOString().slice(0, 10)
  const unexpected = await finds(db, `${viewerId} ${day}`)
  const found: Found = new Map<Source, readonly FoundPin[]>([
    ...own,
    ['popular', await popularPins(db)],
    ['finds', unexpected.map((id) => ({ id, why: { source: 'find' } }))],
  ])
  const shown = await shownOf(db, found, viewerId)
  const seen = await seenIdeas(db, homeListName(viewerId))
  const isSeen = ({ originId }: Candidate) => seen.has(originId)
  const sources = new Map<Source | 'seen', readonly Candidate[]>(
    namesOf(memberShares).map((name) => [
      name,
      (shown.get(name) ?? []).filter((candidate) => !isSeen(candidate)),
    ]),
  )
  sources.set('seen', [...shown.values()].flat().filter(isSeen))
  const reasons = reasonsOf(found)
  const list = feedOrder(sources, roundOf(memberShares), { most: listMax, liked: 'boards' })
  return list.map((candidate) => ({
    candidate,
    why: reasons.get(candidate.id) ?? { source: 'popular' },
  }))
}

/** Returns the member's own pins, without those of everybody, best first. */
export async function personalPins(
  db: Sql,
  viewerId: UserId,
  seed: string,
): Promise<readonly Candidate[]> {
  const shown = await shownOf(db, await ownPins(db, viewerId, seed), viewerId)
  return feedOrder(shown, roundOf(memberShares), { most: listMax, liked: 'boards' })
}
