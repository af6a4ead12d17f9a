import type { HouseStorage, StoragePerson } from '@tessera/contracts/calls/house-storage'
import type { UserId } from '@tessera/contracts/ids'
import { desc, inArray, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { personOf, selectPeople } from '../acting/person-row.ts'
import { storageDays, storagePeople } from './tables.ts'

/** The numbers of days over which growth is shown. */
const spans = { week: 7, month: 30 } as const

/** Returns what was stored when it was last measured, the largest kind first, with its growth. */
export async function storageOf(db: Sql): Promise<HouseStorage> {
  const { rows } = await db.execute<{
    day: string
    kind: string
    files: number
    bytes: number
    week: number | null
    month: number | null
  }>(sql`
    with last as (select max(day) as day from ${storageDays})
    select to_char(now.day, 'YYYY-MM-DD') as day, now.kind, now.files, now.bytes::float8 as bytes,
      week.bytes::float8 as week, month.bytes::float8 as month
    from ${storageDays} now
    join last on last.day = now.day
    left join ${storageDays} week on week.kind = now.kind and week.day = now.day - ${spans.week}::int
    left join ${storageDays} month on month.kind = now.kind and month.day = now.day - ${spans.month}::int
    order by now.bytes desc, now.kind`)
  const measured = rows.map(({ day: _, week, month, ...counted }) => ({
    ...counted,
    week: week === null ? null : counted.bytes - week,
    month: month === null ? null : counted.bytes - month,
  }))
  return {
    day: rows[0]?.day ?? null,
    kinds: measured.filter(({ kind }) => kind !== 'unused'),
    unused: measured.find(({ kind }) => kind === 'unused') ?? null,
  }
}

/** The place of a person in the list, which has the largest first. */
export type StoragePlace = readonly [bytes: number, userId: UserId]

/** Lists people by what their files take, the largest first. */
export async function largestPeople(
  db: Sql,
  { after, most }: { readonly after: StoragePlace | undefined; readonly most: number },
): Promise<readonly StoragePerson[]> {
  const rows = await db
    .select()
    .from(storagePeople)
    .where(
      after === undefined
        ? undefined
        : sql`(${storagePeople.bytes}, ${storagePeople.userId}) < (${after[0]}::bigint, ${after[1]}::bigint)`,
    )
    .orderBy(desc(storagePeople.bytes), desc(storagePeople.userId))
    .limit(most)
  const ids = rows.map(({ userId }) => userId)
  const found = ids.length === 0 ? [] : await selectPeople(db).where(inArray(users.id, ids))
  const people = new Map(found.map((row) => [row.id, personOf(row)]))
  return rows.flatMap(({ userId, files, bytes }) => {
    const person = people.get(userId)
    return person === undefined ? [] : [{ id: userId, person, files, bytes }]
  })
}
