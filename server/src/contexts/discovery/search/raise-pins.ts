import type { Db } from '../../../platform/database/port.ts'
import { sql } from '../../../platform/database/sql.ts'
import { pins } from '../../pins/index.ts'
import { reachedBy, storeReached } from '../progress/progress.ts'
import { stepOf, writePinWords } from './pin-words.ts'

const savesAtOnce = 5_000
/** Milliseconds to wait: a save with a smaller id may still commit. */
const settled = 5_000
const progressName = 'saves'

/**
 * Raises the tier of pins that were saved often since the last sweep. New saves are found by id,
 * because ids only grow.
 */
export async function raisePins(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - settled)
  const after = (await reachedBy(db, progressName)) ?? '0'
  const { rows: raised } = await db.execute<{ id: string | null; last: string }>(sql`
    with saved as (
      select id, origin_id from pins copies where id > ${after}::bigint and created_at < ${before.toISOString()}::timestamptz
      order by id limit ${savesAtOnce}
    ), counted as (
      select origin_id, count(*) as number from saved where origin_id <> id group by origin_id
    )
    select ${pins.id}::text as id, (select max(id)::text from saved) as last
    from (select 1) one left join (counted join ${pins} on ${pins.id} = counted.origin_id
      and ${stepOf(sql`${pins.saveCount}`)}
        > ${stepOf(sql`greatest(0, ${pins.saveCount} - counted.number)`)}) on true`)
  const last = raised[0]?.last
  if (last === null || last === undefined) return
  const ids = raised.flatMap(({ id }) => id ?? [])
  if (ids.length > 0) await writePinWords(db, sql`${pins.id} = any(${sql.param(ids)}::bigint[])`)
  await storeReached(db, progressName, last)
}
