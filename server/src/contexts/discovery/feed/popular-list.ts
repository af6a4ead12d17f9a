import { needPrimary } from '../../../platform/database/replicas/port.ts'
import { desc, eq, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { stableHash } from '../../base/stable-hash.ts'
import { boards, pins } from '../../pins/index.ts'
import { type Candidate, candidateOf, candidatesInSight } from './candidates.ts'
import { feedOrder } from './feed-order.ts'
import { finds } from './finds.ts'
import { popularListName } from './list-names.ts'
import { roundOf, sharedShares } from './shares.ts'
import { isCurrent, type StoredList, storeList } from './stored-lists.ts'
import { firstCopyFor } from './visibility.ts'

/** New readers get the same list for ten minutes. */
const currentMilliseconds = 600_000

const listMax = 1_000

/** Reads more than it keeps, so that pins that are alike can be spaced out. */
const readMax = 1_200

/** Finds are from beyond the first so many by rank. */
const surelyRanked = 100

/** Max rank that a day adds to a pin: as much as being a day newer. It makes each day's order its own. */
const dayRank = 2

/** The key of the advisory lock; any number that no other lock uses. */
const makingLock = 5_402_117

type Needed = Pick<Ports, 'db' | 'ids' | 'clock'>

/** Returns the list of popular pins: the newest; one reader rebuilds it when it's stale. */
export async function popularList(
  ports: Needed,
  newest: StoredList | undefined,
): Promise<StoredList> {
  const { db, clock } = ports
  if (isCurrent(newest, { now: clock.now(), milliseconds: currentMilliseconds })) return newest
  needPrimary(db, 'newer')
  const made = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(${makingLock}::bigint) as taken`,
    )
    if (newest !== undefined && rows[0]?.taken !== true) return undefined
    return makeList({ ...ports, db: tx })
  })
  return made ?? newest ?? makeList(ports)
}

async function makeList(ports: Omit<Needed, 'db'> & { readonly db: Sql }): Promise<StoredList> {
  const { db, clock } = ports
  const day = clock.now().toISOString().slice(0, 10)
  const ranked = await mostPopular(db, day)
  const first = new Set(ranked.slice(0, surelyRanked).map(({ id }) => id))
  const found = (await finds(db, day)).filter((id) => !first.has(id))
  const shown = await candidatesInSight(db, found)
  const own = new Set(shown.map(({ id }) => id))
  const sources = new Map<keyof typeof sharedShares, readonly Candidate[]>([
    ['ranked', ranked.filter(({ id }) => !own.has(id))],
    ['finds', shown],
  ])
  const list = feedOrder(sources, roundOf(sharedShares), { most: listMax })
  return storeList(ports, { name: popularListName, pinIds: list.map(({ id }) => id) })
}

/** Returns the pins with the highest ranks, in an order of the day. */
async function mostPopular(db: Sql, day: string): Promise<readonly Candidate[]> {
  const rows = await db
    .select({
      id: pins.id,
      originId: pins.originId,
      creatorId: pins.pinnerId,
      boardId: pins.boardId,
      title: pins.title,
      description: pins.description,
      sha: media.sha,
      phash: sql<string | null>`${media.phash}::text`,
      pictureColor: media.dominantColor,
      rank: pins.rank,
    })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(media, eq(media.id, pins.mediaId))
    .where(firstCopyFor(null))
    .orderBy(desc(pins.rank), desc(pins.id))
    .limit(readMax)
  return rows
    .map(({ rank, ...row }) => ({
      candidate: candidateOf(row),
      rank: rank + (dayRank * stableHash(`${day} ${row.id}`)) / 2 ** 32,
    }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ candidate }) => candidate)
}
