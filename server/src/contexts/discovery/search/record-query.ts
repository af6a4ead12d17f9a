import type { UserId } from '@tessera/contracts/ids'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { foldText } from '../../base/words/fold-text.ts'
import { searchQueries } from './tables.ts'

/** People who must make a query before it's suggested. */
const peopleNeeded = 3
/** People who must make a query before what they choose moves its results. */
const countedFrom = 5
const lettersMax = 60
const wordsMax = 8

/**
 * Normalizes a query for storage; undefined when it may identify a person: an address, a phone
 * number, a handle.
 */
export function storedQuery(query: string): { query: string; display: string } | undefined {
  const display = query.trim().replace(/\s+/g, ' ')
  const folded = foldText(display)
  const personal = /[@/]|\d[\d\s().-]{4,}/.test(folded)
  const long = [...folded].length > lettersMax || folded.split(' ').length > wordsMax
  return personal || long || !/[\p{L}\p{N}]/u.test(folded) ? undefined : { query: folded, display }
}

/**
 * Returns two bytes of a hash that tell a query's first searchers apart without identifying
 * them: thousands of members share each value, and it differs between queries.
 */
export function traceOf(query: string, id: UserId): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(`${query}\n${id}`))
    hash = Math.imul(hash ^ byte, 0x01000193)
  return ((hash ^ (hash >>> 16)) & 0xffff) - 0x8000
}

/** The number of times that a query was made since it was written last, and by whom. */
export interface MadeQuery {
  readonly query: string
  readonly display: string
  /** The traces of those who made it, each once. */
  readonly traces: readonly number[]
  readonly times: number
  readonly lastMadeAt: string
}

/** Everybody who made a query so far, each once. */
const everybody = sql`array(select distinct unnest(${searchQueries.seenFrom} || excluded.seen_from))`
const isEnough = sql`(${searchQueries.isShown} or excluded.is_shown
  or cardinality(${everybody}) >= ${sql.raw(String(peopleNeeded))})`
const isCounted = sql`(${searchQueries.isCounted} or excluded.is_counted
  or cardinality(${everybody}) >= ${sql.raw(String(countedFrom))})`
/** Until a query is shown, each person counts once. */
const madeSoFar = sql`case when ${isEnough} then ${searchQueries.made} + excluded.weight
  else cardinality(${everybody}) end`

/**
 * Counts queries that found something; each person counts once until the query is suggested. Writes
 * the rows in one order, so that instances never wait for each other in a circle.
 */
export async function writeQueries(db: Sql, all: readonly MadeQuery[]): Promise<void> {
  const column = <Value>(read: (made: MadeQuery) => Value) => sql.param(all.map(read))
  await db.execute(sql`
    insert into ${searchQueries}
      (query, display, seen_from, is_shown, is_counted, made, last_made_at, weight)
    select query, display, case when counted then '{}' else people end, enough, counted,
      case when enough then times else cardinality(people) end, last_at, times
    from unnest(${column(({ query }) => query)}::text[], ${column(({ display }) => display)}::text[],
        ${column(({ traces }) => `{${traces.join()}}`)}::text[],
        ${column(({ times }) => times)}::integer[],
        ${column(({ lastMadeAt }) => lastMadeAt)}::timestamptz[])
        made(query, display, traces, times, last_at)
      cross join lateral (select traces::smallint[] as people) each
      cross join lateral (
        select cardinality(people) >= ${sql.raw(String(peopleNeeded))} as enough,
          cardinality(people) >= ${sql.raw(String(countedFrom))} as counted) of_them
    order by query
    on conflict (query) do update set
      made = ${madeSoFar},
      last_made_at = greatest(${searchQueries.lastMadeAt}, excluded.last_made_at),
      weight = case when ${searchQueries.isShown} then ${searchQueries.weight} else ${madeSoFar} end,
      seen_from = case when ${isCounted} then '{}' else ${everybody} end,
      is_shown = ${isEnough}, is_counted = ${isCounted}`)
}
