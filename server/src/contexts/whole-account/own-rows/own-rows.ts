import type { UserId } from '@tessera/contracts/ids'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import { allTables } from '../../all-tables.ts'
import type { Sql } from '../../base/sql.ts'
import { ownersOf } from '../../base/table-facts/owners.ts'
import { trashTables, wholeTables } from './own-tables.ts'

type Row = Record<string, unknown>

/** Matches the rows of a table that are a member's: by its own columns, or by what they lead to. */
function isOwn(table: string, id: UserId): SQL {
  const facts = allTables.find(({ name }) => name === table)
  const columns = (facts === undefined ? [] : ownersOf(facts)).flatMap(({ column, parents }) => {
    const named = sql.identifier(column)
    if (parents.length === 0) return sql`${named} = ${id}::bigint`
    return parents.map(
      (parent) =>
        sql`${named} in (select ${sql.identifier(parent.column)}
          from ${sql.identifier(parent.table)} where ${isOwn(parent.table, id)})`,
    )
  })
  if (columns.length === 0) throw new Error(`No column of ${table} names a member.`)
  return sql`(${sql.join(columns, sql` or `)})`
}

const rowsOf = async (
  db: Sql,
  { table, where, without }: { table: string; where: SQL; without: readonly string[] },
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
  for (const { name: table, download } of wholeTables) {
    const rows = await rowsOf(db, { table, where: isOwn(table, id), without: download.without })
    if (rows.length > 0) found[table] = rows
  }
  return found
}

/** Loads what a member has in the trash. */
export async function trashOf(db: Sql, id: UserId): Promise<RowsOfTables> {
  const found: Record<string, readonly Row[]> = {}
  for (const { facts, trash } of trashTables) {
    const where = sql`${isOwn(facts.name, id)} and deleted_at is not null`
    found[facts.name] = await rowsOf(db, { table: facts.name, where, without: trash.without })
  }
  return found
}
