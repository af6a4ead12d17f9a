import { type Direct, fillsOf, runDirectly } from './direct-query.ts'
import { columnsKnown, typesOf } from './named-query.ts'
import type { Db, Tx } from './port.ts'
import { rowReader } from './row-reader.ts'
import { type Placeholder, type Query, type SQL, sql } from './sql.ts'

/** A value, the placeholder of one in a hot query, or what another part of its statement gives. */
export type QueryValue<Value> = Value | Placeholder | SQL

/**
 * A placeholder whose value the planner doesn't see. PostgreSQL plans a named statement anew each time as
 * long as it finds better plans when it knows the values, such as a limit or the length of an array; for a
 * statement of many parts that takes longer than to answer it.
 */
export const unplanned = (name: string, type: 'int' | 'bigint' | 'bigint[]') =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`

/** The result of a query builder's `.prepare`. */
interface Prepared<Result> {
  getQuery(): Query
  execute(values?: Record<string, unknown>): Promise<Result>
}

/** Builds a query for a handle. */
export type Write<Result> = (db: Db | Tx) => { prepare(name: string): Prepared<Result> }

/** Runs a hot query with values for its placeholders. */
export type HotQuery<Result> = (
  db: Db | Tx,
  values: Readonly<Record<string, unknown>>,
) => Promise<Result>

/** A prepared query: its text with placeholders, and how it runs by itself. */
interface Written {
  readonly text: Query
  /** Undefined when it returns no rows. */
  readonly direct: Direct | undefined
}

/**
 * Returns the parts of a prepared query; undefined when only the query builder can read its rows.
 */
function writtenOf<Result>(name: string, query: Prepared<Result>): Written | undefined {
  const fields: unknown = Reflect.get(query, 'fields')
  const text = query.getQuery()
  if (fields === undefined) return { text, direct: undefined }
  const reader = rowReader(fields, Reflect.get(query, 'joinsNotNullableMap'))
  if (reader === undefined) return undefined
  const statement = { name, text: text.sql, types: typesOf(query), columns: columnsKnown() }
  return { text, direct: { statement, fills: fillsOf(text.params), reader } }
}

/**
 * A query that is asked often: written once, and planned once by each connection, which knows it by
 * its name. What changes from one time to the next stands as `sql.placeholder`. A name belongs to one
 * text: a query that is written in two ways is two hot queries. Inside a transaction pass `tx`.
 *
 *     const pinById = hotQuery('pin_by_id', (db) =>
 *       db.select().from(pins).where(eq(pins.id, sql.placeholder('id'))))
 *     const [pin] = await pinById(ports.db, { id })
 */
export function hotQuery<Result>(name: string, write: Write<Result>): HotQuery<Result> {
  const prepared = new WeakMap<Db | Tx, Prepared<Result>>()
  let written: Written | undefined
  const again = (db: Db | Tx, { text }: Written): Prepared<Result> =>
    db._.session.prepareQuery<{ execute: Result; all: unknown; values: unknown }>(
      text,
      undefined,
      name,
      true,
    )
  const anew = (db: Db | Tx) => {
    const query = write(db).prepare(name)
    written = writtenOf(name, query)
    return query
  }
  const prepare = (db: Db | Tx) => {
    const query = written === undefined ? anew(db) : again(db, written)
    if (written?.direct !== undefined) runDirectly(query, written.direct)
    prepared.set(db, query)
    return query
  }
  return (db, values) => (prepared.get(db) ?? prepare(db)).execute(values)
}
