import type { Db } from '@tessera/server/platform/database/port'
import { sql } from '@tessera/server/platform/database/sql'

/** A digest of each column with the keys of its rows, by `table.column`; none of a table without rows. */
export type Digests = ReadonlyMap<string, string>

interface Column extends Record<string, unknown> {
  readonly table: string
  readonly column: string
}

/** The columns of the primary key of each table. */
export type Keys = ReadonlyMap<string, readonly string[]>

/** Reads the primary keys. */
export async function keysIn(db: Db): Promise<Keys> {
  const { rows } = await db.execute<Column>(sql`
    select relname as table, attname as column
    from pg_index join pg_class on pg_class.oid = indrelid
    join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indisprimary and relnamespace = 'public'::regnamespace order by relname, attnum`)
  const keys = Map.groupBy(rows, ({ table }) => table)
  return new Map([...keys].map(([table, columns]) => [table, columns.map(({ column }) => column)]))
}

/** Digests every column, each value beside the key of its row as it was read before. */
export async function digestsIn(db: Db, keys: Keys): Promise<Digests> {
  const { rows } = await db.execute<Column>(sql`
    select relname as table, attname as column
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0
      and not attisdropped order by relname, attnum`)
  const digests = new Map<string, string>()
  for (const [table, columns] of Map.groupBy(rows, (row) => row.table)) {
    const key = (keys.get(table) ?? []).map((name) => `"${name}"::text`).join(` || ' ' || `) || `''`
    const each = columns.map(
      ({ column }) =>
        `md5(string_agg((${key}) || '=' || coalesce("${column}"::text, 'null'), ',' order by (${key}) collate "C")) as "${column}"`,
    )
    const found = await db.execute<Record<string, string | null>>(
      sql.raw(`select ${each.join(', ')} from "${table}"`),
    )
    for (const [column, digest] of Object.entries(found.rows[0] ?? {}))
      if (digest !== null) digests.set(`${table}.${column}`, digest)
  }
  return digests
}
