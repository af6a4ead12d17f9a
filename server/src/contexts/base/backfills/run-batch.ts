import { getTableConfig } from '../../../platform/database/define-tables.ts'
import type { Db, Tx } from '../../../platform/database/port.ts'
import { and, eq, isNull, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Backfill } from '../define-backfill.ts'
import { backfills } from './tables.ts'

/** The result of a batch: `taken` when another instance runs one at this moment. */
export type Batch = 'more' | 'done' | 'paused' | 'taken'

type Row = typeof backfills.$inferSelect

/** Tables with fewer rows are counted, whose estimates are far off. */
const rowsCounted = 100_000

/** Returns the number of rows of a backfill's table, as an estimate for large ones. */
export async function rowsIn(db: Db | Tx, { table }: Backfill): Promise<number> {
  const name = getTableConfig(table).name
  const { rows } = await db.execute<{ rows: number }>(sql`
    select (case when reltuples < ${rowsCounted} then (select count(*) from ${table})
      else reltuples end)::float8 as rows
    from pg_class where oid = ${name}::regclass`)
  return Math.round(rows[0]?.rows ?? 0)
}

/** True when rows still need the change. */
export async function hasDueRows(db: Db | Tx, { table, isDue }: Backfill): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${table} where ${isDue} limit 1`)
  return rows.length > 0
}

/** Begins the next pass of a backfill unless one is under way. */
export async function beginPass(db: Db, backfill: Backfill): Promise<void> {
  const { name } = backfill
  const [known] = await db.select().from(backfills).where(eq(backfills.name, name))
  if (known !== undefined) return
  await db
    .insert(backfills)
    .values({ name, total: await rowsIn(db, backfill) })
    .onConflictDoNothing()
}

/**
 * Runs the next batch of a backfill that has begun: its change and its progress are in one transaction, so that a
 * kill at any moment loses or repeats nothing.
 */
export async function runBatch(db: Db, backfill: Backfill, now: Date): Promise<Batch> {
  const batch = await db.transaction(async (tx): Promise<Batch | 'idle'> => {
    const [row] = await tx
      .select()
      .from(backfills)
      .where(and(eq(backfills.name, backfill.name), isNull(backfills.doneAt)))
      .for('update', { skipLocked: true })
    if (row === undefined) return isDone(tx, backfill)
    if (row.pausedAt !== null) return 'paused'
    const last = await lastOfBatch(tx, backfill, row.reached)
    return last === undefined
      ? endPass(tx, backfill, { row, now })
      : changeUpTo(tx, backfill, { row, last, now })
  })
  // The next pass has begun: an older version may have written those rows behind this one.
  if (batch === 'idle')
    throw new Error(
      `The backfill ${backfill.name} looked at all rows, changed none, and some still need it: unless the next pass changes them, correct its statement or those rows.`,
    )
  return batch
}

async function isDone(tx: Tx, { name }: Backfill): Promise<Batch> {
  const [row] = await tx
    .select({ doneAt: backfills.doneAt })
    .from(backfills)
    .where(eq(backfills.name, name))
  return row?.doneAt ? 'done' : 'taken'
}

/** A key of the table as it was kept, in the type of its column. */
const keyOf = ({ key }: Backfill, text: string): SQL => sql`${text}::${sql.raw(key.getSQLType())}`

const after = (backfill: Backfill, reached: string | null): SQL =>
  reached === null ? sql`true` : sql`${backfill.key} > ${keyOf(backfill, reached)}`

interface End {
  readonly key: string
  readonly rows: number
}

async function lastOfBatch(
  tx: Tx,
  backfill: Backfill,
  reached: string | null,
): Promise<End | undefined> {
  const { table, key, rowsAtOnce } = backfill
  const { rows } = await tx.execute<{ key: string | null; rows: number }>(sql`
    select max(key)::text as key, count(*)::int as rows from (
      select ${key} as key from ${table} where ${after(backfill, reached)}
      order by ${key} limit ${rowsAtOnce}) batch`)
  const [last] = rows
  return last?.key ? { key: last.key, rows: last.rows } : undefined
}

async function changeUpTo(
  tx: Tx,
  backfill: Backfill,
  { row, last, now }: { readonly row: Row; readonly last: End; readonly now: Date },
): Promise<Batch> {
  const rows = sql`${after(backfill, row.reached)} and ${backfill.key} <= ${keyOf(backfill, last.key)} and ${backfill.isDue}`
  const { rowCount } = await tx.execute(backfill.change(rows))
  await tx
    .update(backfills)
    .set({
      reached: last.key,
      seen: row.seen + last.rows,
      changed: row.changed + (rowCount ?? 0),
      ranAt: now,
    })
    .where(eq(backfills.name, backfill.name))
  return 'more'
}

/** Ends a pass: done when no row is due, else with another pass, since an older version may have written rows. */
async function endPass(
  tx: Tx,
  backfill: Backfill,
  { row, now }: { readonly row: Row; readonly now: Date },
): Promise<Batch | 'idle'> {
  const isLeft = await hasDueRows(tx, backfill)
  await tx
    .update(backfills)
    .set(
      isLeft
        ? { reached: null, seen: 0, changed: 0, total: await rowsIn(tx, backfill), ranAt: now }
        : { doneAt: now, ranAt: now },
    )
    .where(eq(backfills.name, backfill.name))
  if (!isLeft) return 'done'
  return row.changed === 0 && row.reached !== null ? 'idle' : 'more'
}
