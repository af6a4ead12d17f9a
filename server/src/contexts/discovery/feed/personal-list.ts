import type { PinId, UserId } from '@tessera/contracts/ids'
import type { Account } from '../../../calls/account.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { type Candidate, candidatesFor } from './candidates.ts'
import { feedOrder } from './feed-order.ts'
import { finds } from './finds.ts'
import { homeListName } from './list-names.ts'
import {
  followedPins,
  likedPins,
  nearPins,
  pinsWithOwnWords,
  popularPins,
} from './personal-sources.ts'
import { seenIdeas } from './seen-ideas.ts'
import { memberShares, namesOf, roundOf } from './shares.ts'
import { isCurrent, type StoredList, storeList } from './stored-lists.ts'

/** A restarted feed starts the same for this long, unless follows or interests change. */
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
    pinIds: list.map(({ id }) => id),
    originIds: list.map(({ originId }) => originId),
    stay,
  })
}

type Source = keyof typeof memberShares

type Found = ReadonlyMap<Source, readonly PinId[]>

/** Finds what is a member's own: by follows, saves and interests; the seed changes nearby pins. */
const ownPins = async (db: Sql, viewerId: UserId, seed: string): Promise<Found> =>
  new Map<Source, readonly PinId[]>([
    ['people', await followedPins(db, viewerId)],
    ['boards', await nearPins(db, viewerId, seed)],
    ['interests', await likedPins(db, viewerId)],
    ['words', await pinsWithOwnWords(db, viewerId)],
  ])

/** Keeps what a member's feed may show, by source. */
async function shownOf(
  db: Sql,
  found: Found,
  viewerId: UserId,
): Promise<ReadonlyMap<Source, readonly Candidate[]>> {
  const shown = await candidatesFor(db, [...new Set([...found.values()].flat())], viewerId)
  const byId = new Map(shown.map((candidate) => [candidate.id, candidate]))
  return new Map([...found].map(([name, ids]) => [name, ids.flatMap((id) => byId.get(id) ?? [])]))
}

/**
 * Returns what a member's feed starts with. What belongs to nobody in particular only stands between
 * the member's own: who has none gets the shared list. Pins that earlier lists showed first sink.
 */
async function homePins(db: Sql, viewerId: UserId, now: Date): Promise<readonly Candidate[]> {
  const own = await ownPins(db, viewerId, `${viewerId} ${now.getTime()}`)
  if (![...own.values()].some((ids) => ids.length > 0)) return []
  const day = now.toISOString().slice(0, 10)
  const found: Found = new Map<Source, readonly PinId[]>([
    ...own,
    ['popular', await popularPins(db)],
    ['finds', await finds(db, `${viewerId} ${day}`)],
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
  return feedOrder(sources, roundOf(memberShares), listMax)
}

/** Returns the member's own pins, without those of everybody, best first. */
export async function personalPins(
  db: Sql,
  viewerId: UserId,
  seed: string,
): Promise<readonly Candidate[]> {
  const shown = await shownOf(db, await ownPins(db, viewerId, seed), viewerId)
  return feedOrder(shown, roundOf(memberShares), listMax)
}
