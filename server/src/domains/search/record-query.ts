import type { UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../platform/database/hot-query.ts'
import { sql } from '../../platform/database/sql.ts'
import type { Sql } from '../sql.ts'
import { foldText } from './fold-text.ts'
import { searchQueries } from './tables.ts'

/** People who must make a query before it's suggested. */
const peopleNeeded = 3
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
 * Returns two bytes of a hash that tell a query's first three searchers apart without identifying
 * them: thousands of members share each value, and it differs between queries.
 */
export function traceOf(query: string, id: UserId): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(`${query}\n${id}`))
    hash = Math.imul(hash ^ byte, 0x01000193)
  return ((hash ^ (hash >>> 16)) & 0xffff) - 0x8000
}

const old = searchQueries
const trace = sql`${sql.placeholder('trace')}::smallint`
const now = sql`${sql.placeholder('now')}::timestamptz`
const isNew = sql`not ${trace} = any(${old.seenFrom})`
const isEnough = sql`${old.isShown}
  or (${isNew} and cardinality(${old.seenFrom}) >= ${sql.raw(String(peopleNeeded - 1))})`

const counted = hotQuery('note_query', (db) =>
  db
    .insert(searchQueries)
    .values({
      query: sql.placeholder('query'),
      display: sql.placeholder('display'),
      seenFrom: sql`array[${trace}]`,
      isShown: false,
      made: 1,
      lastMadeAt: now,
    })
    .onConflictDoUpdate({
      target: searchQueries.query,
      set: {
        made: sql`${old.made} + case when ${old.isShown} or ${isNew} then 1 else 0 end`,
        lastMadeAt: now,
        isShown: isEnough,
        weight: sql`case when ${old.isShown} then ${old.weight} else ${old.made} + 1 end`,
        seenFrom: sql`case when ${isEnough} then '{}'::smallint[]
          when ${isNew} then ${old.seenFrom} || ${trace} else ${old.seenFrom} end`,
      },
    }),
)

/** Counts a query that found something; each person counts once until the query is suggested. */
export async function recordQuery(
  db: Sql,
  asked: { readonly text: string; readonly personId: UserId; readonly now: Date },
): Promise<void> {
  const kept = storedQuery(asked.text)
  if (kept === undefined) return
  const trace = traceOf(kept.query, asked.personId)
  await counted(db, { ...kept, trace, now: asked.now.toISOString() })
}
