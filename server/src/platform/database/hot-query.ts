import type { Placeholder } from 'drizzle-orm'
import type { Db, Tx } from './port.ts'
import { type RowReader, rowReader } from './row-reader.ts'

/** A value, or the place in a hot query where it will stand. */
export type Given<Value> = Value | Placeholder

/** What `.prepare` of a query builder gives. */
interface Prepared<Result> {
  execute(values?: Record<string, unknown>): Promise<Result>
}

/**
 * Gives a prepared query a reader of its own. Its builder has a place for one, which it uses for other
 * queries and does not show in its types; without that place it reads as ever, and a test says so.
 */
function readBy(query: object, reader: RowReader | undefined): void {
  if (reader !== undefined && 'customResultMapper' in query)
    Reflect.set(query, 'customResultMapper', reader)
}

/** Writes a query's builder for a handle. */
export type Write<Result> = (db: Db | Tx) => { prepare(name: string): Prepared<Result> }

/** Asks a hot query with the values for its places. */
export type HotQuery<Result> = (
  db: Db | Tx,
  values: Readonly<Record<string, unknown>>,
) => Promise<Result>

/**
 * A query that is asked often: written once for each handle, and planned once by each connection,
 * which knows it by its name. What changes from one time to the next stands as `sql.placeholder`.
 * A name belongs to one text: a query that is written in two ways is two hot queries. Inside a
 * transaction pass `tx`; it is then written anew, while the connection still knows its plan.
 *
 *     const pinById = hotQuery('pin_by_id', (db) =>
 *       db.select().from(pins).where(eq(pins.id, sql.placeholder('id'))))
 *     const [pin] = await pinById(ports.db, { id })
 */
export function hotQuery<Result>(name: string, write: Write<Result>): HotQuery<Result> {
  const written = new WeakMap<Db | Tx, Prepared<Result>>()
  let reader: RowReader | undefined
  const prepared = (db: Db | Tx) => {
    const query = write(db).prepare(name)
    reader ??= rowReader(Reflect.get(query, 'fields'), Reflect.get(query, 'joinsNotNullableMap'))
    readBy(query, reader)
    return query
  }
  return (db, values) => {
    const query = written.get(db) ?? prepared(db)
    written.set(db, query)
    return query.execute(values)
  }
}
