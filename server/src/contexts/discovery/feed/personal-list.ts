import type { PinId, UserId } from '@tessera/contracts/ids'
import type { Account } from '../../../calls/account.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { candidatesFor } from './candidates.ts'
import { homeListName } from './list-names.ts'
import { followedPins, likedPins, nearPins, pinsWithOwnWords } from './personal-sources.ts'
import { type Candidate, spaceByCreator } from './space-by-creator.ts'
import { isCurrent, type StoredList, storeList } from './stored-lists.ts'

/** A restarted feed starts the same for this long, unless follows or interests change. */
const currentMilliseconds = 600_000

const listMax = 500

/** Lists to keep per member, for tabs opened one after another. */
const stay = 6

/** Followed pins come first and most often, then nearby pins, then liked topics. */
const cycle = [
  'followed',
  'followed',
  'near',
  'followed',
  'liked',
  'followed',
  'near',
  'said',
] as const

/** Returns the list that a member's feed starts with: the newest, or a new one when it's stale. */
export async function personalList(
  ports: Pick<Ports, 'db' | 'ids' | 'clock'>,
  viewer: Account,
  { newest, basis }: { readonly newest: StoredList | undefined; readonly basis: string },
): Promise<StoredList> {
  const { db, clock } = ports
  const current = isCurrent(newest, { now: clock.now(), milliseconds: currentMilliseconds })
  if (current && newest.basis === basis) return newest
  const list = await personalPins(db, viewer.id, `${viewer.id} ${clock.now().getTime()}`)
  return storeList(ports, {
    name: homeListName(viewer.id),
    basis,
    pinIds: list.map(({ id }) => id),
    originIds: list.map(({ originId }) => originId),
    stay,
  })
}

/** Returns what a member's feed starts with, best first; the seed changes nearby pins. */
export async function personalPins(
  db: Sql,
  viewerId: UserId,
  seed: string,
): Promise<readonly Candidate[]> {
  const found = new Map<(typeof cycle)[number], readonly PinId[]>([
    ['followed', await followedPins(db, viewerId)],
    ['near', await nearPins(db, viewerId, seed)],
    ['liked', await likedPins(db, viewerId)],
    ['said', await pinsWithOwnWords(db, viewerId)],
  ])
  const shown = await candidatesFor(db, [...new Set([...found.values()].flat())], viewerId)
  const byId = new Map(shown.map((candidate) => [candidate.id, candidate]))
  const sources = new Map(
    [...found].map(([name, ids]) => [name, ids.flatMap((id) => byId.get(id) ?? [])]),
  )
  return spaceByCreator(sources, cycle, listMax)
}
