import type { Db } from '../../../platform/database/port.ts'
import { and, lt, sql } from '../../../platform/database/sql.ts'
import { users } from '../../identity/index.ts'
import { boards } from '../../pins/index.ts'
import { reachedBy, storeReached } from '../progress/progress.ts'
import { indexBoard, indexPerson } from './name-words.ts'

const namesAtOnce = 500
/** Milliseconds to wait: a row with a smaller id may still commit. */
const settled = 5_000

/** Indexes the names of people and boards added since the last sweep. */
export async function indexNewNames(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - settled)
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`${users.id} > ${(await reachedBy(db, 'people')) ?? '0'}::bigint`,
        lt(users.createdAt, before),
      ),
    )
    .orderBy(users.id)
    .limit(namesAtOnce)
  for (const { id } of people) await db.transaction((tx) => indexPerson(tx, id))
  const places = await db
    .select({ id: boards.id })
    .from(boards)
    .where(
      and(
        sql`${boards.id} > ${(await reachedBy(db, 'boards')) ?? '0'}::bigint`,
        lt(boards.createdAt, before),
      ),
    )
    .orderBy(boards.id)
    .limit(namesAtOnce)
  for (const { id } of places) await db.transaction((tx) => indexBoard(tx, id))
  const reached = [
    ['people', people.at(-1)?.id],
    ['boards', places.at(-1)?.id],
  ] as const
  for (const [name, last] of reached) if (last !== undefined) await storeReached(db, name, last)
}
