import {
  type Digest,
  digest,
  type Key,
  readChunk,
  type Table,
  tablesOf,
  writeChunk,
} from '../archive/rows.ts'
import { isRestoring } from '../archive/target.ts'
import type { Db, Tx } from '../platform/database/port.ts'
import { sql } from '../platform/database/sql.ts'

/** The two ends of a move of rows. Nobody else writes to either meanwhile. */
export interface RowEnds {
  readonly source: Db
  readonly target: Db
}

/** Receives the rows of a table that are at the target. */
type OnRows = (table: Table, rows: number) => void

interface Progress {
  readonly after: Key | undefined
  readonly rows: number
  readonly isDone: boolean
}

const nothing: Progress = { after: undefined, rows: 0, isDone: false }

async function progressIn(target: Db): Promise<ReadonlyMap<string, Progress>> {
  const { rows: kept } = await target.execute<{
    name: string
    after: Key | null
    rows: string
    is_done: boolean
  }>(sql`select name, after, rows, is_done from tessera_move.progress`)
  return new Map(
    kept.map(({ name, after, rows, is_done }) => [
      name,
      { after: after ?? undefined, rows: Number(rows), isDone: is_done },
    ]),
  )
}

async function saveProgress(
  tx: Tx,
  table: Table,
  { after, rows, isDone }: Progress,
): Promise<void> {
  await tx.execute(sql`
    insert into tessera_move.progress (name, after, rows, is_done)
    values (${table.id}, ${after === undefined ? null : JSON.stringify(after)}::jsonb, ${rows}, ${isDone})
    on conflict (name) do update set after = excluded.after, rows = excluded.rows, is_done = excluded.is_done`)
}

/** Copies the rows of a table that are not at the target yet. Returns how many. */
async function copyTable(
  { source, target }: RowEnds,
  { table, from }: { readonly table: Table; readonly from: Progress },
  onRows: OnRows,
): Promise<number> {
  const read = (after: Key | undefined) => {
    const chunk = source.transaction((tx) => readChunk(tx, table, { after }))
    // Nobody waits for it when writing the chunk before fails.
    chunk.catch(() => undefined)
    return chunk
  }
  let progress = from
  let reading = read(progress.after)
  while (!progress.isDone) {
    const { rows, count, next } = await reading
    if (next !== undefined) reading = read(next)
    const reached = { after: next, rows: progress.rows + count, isDone: next === undefined }
    await target.transaction(async (tx) => {
      // A crash of the server takes the rows away together with the progress.
      await tx.execute(sql`set local synchronous_commit = off`)
      if (count > 0) await writeChunk(tx, table, rows)
      await saveProgress(tx, table, reached)
    })
    progress = reached
    onRows(table, reached.rows)
  }
  return progress.rows - from.rows
}

/** True when all rows were copied and the target was made whole again, which ends with its foreign keys. */
export async function isCopied(target: Db): Promise<boolean> {
  const { rows } = await target.execute<{ made: string | null }>(
    sql`select to_regclass('tessera_move.progress')::text as made`,
  )
  return rows[0]?.made != null && !(await isRestoring(target))
}

/**
 * Copies all rows into a target whose tables were prepared for it, and returns how many. Keeps its progress in the
 * target, so that it goes on there when it was ended.
 */
export async function copyRows(ends: RowEnds, onRows: OnRows = () => {}): Promise<number> {
  await ends.target.execute(sql`
    create table if not exists tessera_move.progress
      (name text primary key, after jsonb, rows bigint not null, is_done boolean not null)`)
  const known = await progressIn(ends.target)
  let copied = 0
  for (const table of await ends.source.transaction(tablesOf)) {
    const from = known.get(table.id) ?? nothing
    if (!from.isDone) copied += await copyTable(ends, { table, from }, onRows)
  }
  return copied
}

type Sequences = ReadonlyMap<string, string>

async function sequencesOf(db: Db): Promise<Sequences> {
  const { rows } = await db.execute<{ name: string; last: string }>(sql`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where schemaname in ('public', 'pgboss') and last_value is not null`)
  return new Map(rows.map(({ name, last }) => [name, last]))
}

/** Lets the sequences of the target go on where those of the source are. */
export async function copySequences({ source, target }: RowEnds): Promise<void> {
  for (const [name, last] of await sequencesOf(source))
    await target.execute(sql`select setval(${name}::text::regclass, ${last}::bigint)`)
}

const said = ({ count, hash }: Digest): string => `${count} rows, digest ${hash}`

/** Compares every table and sequence. Returns a sentence for each that differs, and the number of rows. */
export async function compareRows(
  { source, target }: RowEnds,
  onRows: OnRows = () => {},
): Promise<{ readonly differences: readonly string[]; readonly rows: number }> {
  const differences: string[] = []
  let rows = 0
  for (const table of await source.transaction(tablesOf)) {
    const digested = (db: Db) => db.transaction((tx) => digest(tx, table))
    const [here, there] = await Promise.all([digested(source), digested(target)])
    if (here.hash !== there.hash || here.count !== there.count)
      differences.push(`${table.id}: ${said(here)} at the source, ${said(there)} at the target.`)
    rows += here.count
    onRows(table, here.count)
  }
  const there = await sequencesOf(target)
  for (const [name, last] of await sequencesOf(source))
    if (there.get(name) !== last)
      differences.push(
        `${name}: ${last} at the source, ${there.get(name) ?? 'unused'} at the target.`,
      )
  return { differences, rows }
}
