import { desc, eq, sql } from 'drizzle-orm'
import type { Ports } from '../../ports.ts'
import { boards } from '../boards/tables.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import { isCurrent, type KeptList, keepList, newestList } from './kept-lists.ts'
import { popularListName } from './list-names.ts'
import { firstCopyFor } from './may-be-shown.ts'
import { type Candidate, spaced } from './spaced.ts'

/** For how long new readers are given the same list. */
const currentMilliseconds = 600_000

const listMax = 1_000

/** More are read than are kept, so that there are others to stand between one creator's. */
const readMax = 1_200

/** Any number will do that nothing else locks by. */
const makingLock = 5_402_117

type Needed = Pick<Ports, 'db' | 'ids' | 'clock'>

/** The list of what is popular now; one reader makes it anew when its time is over. */
export async function popularList(ports: Needed): Promise<KeptList> {
  const { db, clock } = ports
  const newest = await newestList(db, popularListName)
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

async function makeList(ports: Omit<Needed, 'db'> & { readonly db: Sql }): Promise<KeptList> {
  const ranked = await mostPopular(ports.db)
  const list = spaced(new Map([['ranked', ranked]]), ['ranked'], listMax)
  return keepList(ports, { name: popularListName, pinIds: list.map(({ id }) => id) })
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
