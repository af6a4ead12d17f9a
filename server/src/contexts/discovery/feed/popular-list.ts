import { desc, eq, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { boards, pins } from '../../pins/index.ts'
import { popularListName } from './list-names.ts'
import { type Candidate, spaceByCreator } from './space-by-creator.ts'
import { isCurrent, type StoredList, storeList } from './stored-lists.ts'
import { firstCopyFor } from './visibility.ts'

/** New readers get the same list for ten minutes. */
const currentMilliseconds = 600_000

const listMax = 1_000

/** Reads more than it keeps, so that creators can be spaced out. */
const readMax = 1_200

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
  const ranked = await mostPopular(ports.db)
  const list = spaceByCreator(new Map([['ranked', ranked]]), ['ranked'], listMax)
  return storeList(ports, { name: popularListName, pinIds: list.map(({ id }) => id) })
}

async function mostPopular(db: Sql): Promise<readonly Candidate[]> {
  return db
    .select({ id: pins.id, originId: pins.originId, creatorId: pins.pinnerId })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .where(firstCopyFor(null))
    .orderBy(desc(pins.rank), desc(pins.id))
    .limit(readMax)
}
