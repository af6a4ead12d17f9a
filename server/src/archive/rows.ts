import type { Tx } from '../platform/database/port.ts'
import { type SQL, sql } from '../platform/database/sql.ts'

// Reads and writes the rows of every table as text that PGlite and PostgreSQL read alike.

/** A column that can be written; generated columns are computed again. */
interface Column {
  readonly name: string
  readonly type: string
}

/** A table whose rows are copied. */
export interface Table {
  /** The schema and the name, as `public.pins`. */
  readonly id: string
  readonly schema: string
  readonly name: string
  /** The columns of the primary key; none for a table without one, whose rows are one chunk. */
  readonly key: readonly string[]
  readonly columns: readonly Column[]
}

/** The values of a row's key, as texts. */
export type Key = readonly string[]

/** Some rows of a table, in the order of its key. */
export interface Chunk {
  /** A JSON list of objects, each value as PostgreSQL's text for it, or null. */
  readonly rows: string
  readonly count: number
  /** The key of the last row; undefined when no rows follow. */
  readonly next: Key | undefined
}

/** The number of rows, and a hash of them that their order does not change. */
export interface Digest {
  readonly count: number
  readonly hash: string
}

/** Limits of a chunk: a row that is longer than the bytes is a chunk by itself. */
interface Limit {
  readonly rows: number
  readonly bytes: number
}

const usualLimit: Limit = { rows: 5_000, bytes: 4_000_000 }

/**
 * Settings of the transaction under which equal values have equal texts on every server, and under which
 * nothing ends it for being long.
 */
async function settle(tx: Tx): Promise<void> {
  await tx.execute(sql`
    select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, MDY', true),
      set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
      set_config('extra_float_digits', '1', true)`)
  await tx.execute(sql`
    select set_config(name, '0', true) from pg_settings where name in ('statement_timeout', 'lock_timeout',
      'idle_in_transaction_session_timeout', 'transaction_timeout')`)
}

/** The schemas of the product and of its jobs. Drizzle's own table is written by the migrations. */
const schemas = sql`('public', 'pgboss')`
/** Written by pg-boss for its own version; a job's partitions are read through their table. */
const structure = sql`('pgboss.version')`

/**
 * Lists the tables in the order of their names. They may refer to each other in circles: `prepareTarget`
 * removes the foreign keys for the time in which rows are written, so that no order is needed.
 */
export async function tablesOf(tx: Tx): Promise<readonly Table[]> {
  const { rows } = await tx.execute<{
    schema: string
    name: string
    key: readonly string[]
    columns: readonly Column[]
  }>(sql`
    select n.nspname::text as schema, c.relname::text as name,
      coalesce((
        select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary
      ), '[]') as key,
      (
        select json_agg(
          json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attname collate "C")
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ${schemas}
      and n.nspname || '.' || c.relname not in ${structure}
      and not exists (
        select 1 from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    order by n.nspname collate "C", c.relname collate "C"`)
  return rows.map(({ schema, name, key, columns }) => ({
    id: `${schema}.${name}`,
    schema,
    name,
    key,
    columns,
  }))
}

const commas = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

const named = ({ schema, name }: Table): SQL =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`

/** The columns as texts, under their own names. */
const asTexts = ({ columns }: Table): SQL =>
  commas(columns.map(({ name }) => sql`t.${sql.identifier(name)}::text as ${sql.identifier(name)}`))

const typeOf = ({ id, columns }: Table, name: string): SQL => {
  const column = columns.find((each) => each.name === name)
  if (column === undefined) throw new Error(`${id} has no column ${name} to write.`)
  return sql.raw(column.type)
}

const keyColumns = ({ key }: Table): SQL =>
  commas(key.map((name) => sql`t.${sql.identifier(name)}`))

/** A condition on the key, in the order that this database gives to keys. */
const keyCondition = (table: Table, comparison: SQL, value: Key): SQL =>
  sql`(${keyColumns(table)}) ${comparison} (${commas(
    table.key.map((name, at) => sql`${value[at]}::text::${typeOf(table, name)}`),
  )})`

const readKey = (table: Table, line: string): Key => {
  const row: unknown = JSON.parse(line)
  if (typeof row !== 'object' || row === null)
    throw new Error(`${table.id} has a row that is no object.`)
  const values = new Map<string, unknown>(Object.entries(row))
  return table.key.map((name) => String(values.get(name)))
}

/** Reads the rows after a key, or the first ones. */
export async function readChunk(
  tx: Tx,
  table: Table,
  { after, limit = usualLimit }: { readonly after?: Key | undefined; readonly limit?: Limit } = {},
): Promise<Chunk> {
  await settle(tx)
  const isWhole = table.key.length === 0
  const where = after === undefined ? sql`` : sql`where ${keyCondition(table, sql`>`, after)}`
  const order = isWhole ? sql`` : sql`order by ${keyColumns(table)} limit ${limit.rows}`
  const { rows } = await tx.execute<{
    rows: string | null
    count: string
    last: string | null
  }>(sql`
    with lines as materialized (
      select row_to_json(r)::text as line, row_number() over () as at
      from (select ${asTexts(table)} from ${named(table)} t ${where} ${order}) r
    ), sized as (
      select line, at, sum(octet_length(line)) over (order by at) - octet_length(line) as before
      from lines
    )
    select '[' || string_agg(line, E',\n' order by at) || ']' as rows, count(*) as count,
      (array_agg(line order by at desc))[1] as last
    from sized where ${isWhole} or before < ${limit.bytes}::bigint`)
  const [chunk] = rows
  const last = chunk?.last
  return {
    rows: chunk?.rows ?? '[]',
    count: Number(chunk?.count ?? 0),
    next: isWhole || last == null ? undefined : readKey(table, last),
  }
}

/**
 * Writes the rows of a chunk. Rows whose key is there already stay as they are, so that a chunk may be
 * written again; a table without a key is emptied first.
 */
export async function writeChunk(tx: Tx, table: Table, rows: string): Promise<void> {
  await settle(tx)
  if (table.key.length === 0) await tx.execute(sql`delete from ${named(table)}`)
  const names = table.columns.map(({ name }) => sql.identifier(name))
  const values = table.columns.map(
    ({ name }) => sql`r.${sql.identifier(name)}::${typeOf(table, name)}`,
  )
  await tx.execute(sql`
    insert into ${named(table)} (${sql.join(names, sql`, `)}) overriding system value
    select ${commas(values)} from json_to_recordset(${rows}::text::json)
      as r(${commas(names.map((name) => sql`${name} text`))})
    on conflict do nothing`)
}

/**
 * Counts and hashes the rows; up to a key, in this database's order, where one is given. Two databases with
 * equal rows return the same.
 */
export async function digest(tx: Tx, table: Table, upToKey?: Key): Promise<Digest> {
  await settle(tx)
  const where = upToKey === undefined ? sql`` : sql`where ${keyCondition(table, sql`<=`, upToKey)}`
  const { rows } = await tx.execute<{ count: string; hash: string }>(sql`
    select count(*) as count, coalesce(sum(
      ('x' || left(encode(sha256(convert_to(row_to_json(r)::text, 'UTF8')), 'hex'), 16))::bit(64)::bigint
    ), 0)::text as hash
    from (select ${asTexts(table)} from ${named(table)} t ${where}) r`)
  return { count: Number(rows[0]?.count ?? 0), hash: rows[0]?.hash ?? '0' }
}
