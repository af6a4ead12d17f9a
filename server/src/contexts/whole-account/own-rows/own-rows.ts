import type { UserId } from '@tessera/contracts/ids'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { chosenOwners, trashTables, wholeTables } from './own-tables.ts'

type Row = Record<string, unknown>

/** Matches the rows of a table that are a member's: by its own columns, or by what they lead to. */
function isOwn(table: string, id: UserId): SQL {
  const owner = chosenOwners[table]
  const { by, of } = wholeTables[table] ?? { by: owner === undefined ? [] : [owner] }
  const columns = by.flatMap((column) => {
    const named = sql.identifier(column)
    if (of === undefined) return sql`${named} = ${id}::bigint`
    return of.map(
      (other) =>
        sql`${named} in (select id from ${sql.identifier(other)} where ${isOwn(other, id)})`,
    )
  })
  if (columns.length === 0) throw new Error(`No column of ${table} names a member.`)
  return sql`(${sql.join(columns, sql` or `)})`
}

const rowsOf = async (
  db: Sql,
  { table, where, without = [] }: { table: string; where: SQL; without?: readonly string[] },
): Promise<readonly Row[]> => {
  const { rows } = await db.execute<Row>(
    sql`select * from ${sql.identifier(table)} where ${where} order by 1`,
  )
  const isKept = ([column]: readonly [string, unknown]) => !without.includes(column)
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(isKept)))
}

type RowsOfTables = Readonly<Record<string, readonly Row[]>>

/** Loads what of a member's tables is in the download whole, by table; empty ones are missing. */
export async function ownRows(db: Sql, id: UserId): Promise<RowsOfTables> {
  const found: Record<string, readonly Row[]> = {}
  for (const [table, { without }] of Object.entries(wholeTables)) {
    const rows = await rowsOf(db, { table, where: isOwn(table, id), ...(without && { without }) })
    if (rows.length > 0) found[table] = rows
  }
  return found
}

/** Loads what a member has in the trash. */
export async function trashOf(db: Sql, id: UserId): Promise<RowsOfTables> {
  const found: Record<string, readonly Row[]> = {}
  for (const [table, { by, without = [] }] of Object.entries(trashTables)) {
    const own = sql.join(by.map((column) => sql`${sql.identifier(column)} = ${id}::bigint`))
    found[table] = await rowsOf(db, {
      table,
      where: sql`${own} and deleted_at is not null`,
      without,
    })
  }
  return found
}
