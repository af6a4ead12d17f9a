import type { Db } from '../../../platform/database/port.ts'
import { sql } from '../../../platform/database/sql.ts'
import { rankWith } from './rank-with.ts'
import { gatheredSaves, pins } from './tables.ts'

const atOnce = 10_000

/**
 * Counts saves that were gathered, and returns true when there may be more. Instances that count at once
 * take different rows. It gives up soon when somebody holds an idea: they may wait for these rows.
 */
export const countGathered = (db: Db): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '200ms'`)
    const { rows } = await tx.execute<{ counted: number }>(sql`
      with chosen as (
        select origin_id, copy_id from ${gatheredSaves}
        order by origin_id, copy_id limit ${atOnce} for update skip locked
      ), gone as (
        delete from ${gatheredSaves} using chosen
        where ${gatheredSaves.originId} = chosen.origin_id and ${gatheredSaves.copyId} = chosen.copy_id
        returning chosen.origin_id
      ), gathered as (
        select origin_id, count(*)::int as number from gone group by origin_id
      ), held as (
        select id from ${pins} where id in (select origin_id from gathered)
        order by id for no key update
      ), counted as (
        update ${pins} set
          save_count = ${pins.saveCount} + gathered.number,
          rank = ${rankWith(sql`${pins.saveCount} + gathered.number`)}
        from gathered join held on held.id = gathered.origin_id where held.id = ${pins.id}
      )
      select coalesce(sum(number), 0)::int as counted from gathered`)
    return rows[0]?.counted === atOnce
  })
