import type { Db } from './port.ts'
import { type SQL, sql } from './sql.ts'

/**
 * The way to find tables that are due: by the engine's counts of changed rows, or by the size of their files too.
 * The embedded engine forgets its counts when it closes; reading 300 files takes 35 ms.
 */
export type UpkeepSource = 'counts' | 'files'

interface DueTable extends Record<string, unknown> {
  readonly name: string
  readonly is_unknown: boolean
  readonly is_worn: boolean
}

const rows = sql`greatest(c.reltuples, 0)`
/** The shares and minimums are PostgreSQL's own of autovacuum. */
const changed = (count: SQL, least: number, share: number) =>
  sql`${count} > ${least}::float8 + ${share}::float8 * ${rows}`
/** Of a table that was never analyzed the planner expects ten pages, even if it has one row. */
const unseen = sql`c.reltuples < 0 and s.n_live_tup > 0`
/** A page is 8 kB. */
const grown = sql`pg_relation_size(c.oid) / 8192 > 1.1 * c.relpages`
/** Ids of transactions come round after two billion; a vacuum marks rows as older than all of them. */
const aged = sql`age(c.relfrozenxid) > 150000000`

const query = (reading: UpkeepSource) => sql`
  select * from (
    select format('%I.%I', s.schemaname, s.relname) as name,
      ${changed(sql`s.n_mod_since_analyze`, 50, 0.1)}
        or ${reading === 'files' ? grown : unseen} as is_unknown,
      ${changed(sql`s.n_dead_tup`, 50, 0.2)}
        or ${changed(sql`s.n_ins_since_vacuum`, 1000, 0.2)} or ${aged} as is_worn
    from pg_stat_all_tables s join pg_class c on c.oid = s.relid
    where c.relkind = 'r' and s.schemaname <> 'information_schema'
  ) found where is_unknown or is_worn`

/** Returns the statements that bring the database's own knowledge of its tables up to date. */
export async function dueWork(db: Db, reading: UpkeepSource): Promise<readonly string[]> {
  // Counts are otherwise written at most once a second.
  await db.execute(sql`select pg_stat_force_next_flush()`)
  const found = await db.execute<DueTable>(query(reading))
  return found.rows.flatMap(({ name, is_unknown, is_worn }) => [
    ...(is_worn ? [`vacuum ${name}`] : []),
    ...(is_unknown ? [`analyze ${name}`] : []),
  ])
}
