import { hotQuery } from '../../../platform/database/hot-query.ts'
import { and, desc, eq, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import type { Spot } from './batches.ts'
import { pinWords } from './tables.ts'

/** An entry of the word index. */
export interface Step {
  readonly tier: number
  readonly pinId: string
}

const columns = { tier: pinWords.tier, pinId: sql<string>`${pinWords.pinId}::text` }
const likeliestFirst = [desc(pinWords.tier), desc(pinWords.pinId)]

const fromTheTop = hotQuery('word_from_the_top', (db) =>
  db
    .select(columns)
    .from(pinWords)
    .where(eq(pinWords.word, sql.placeholder('word')))
    .orderBy(...likeliestFirst)
    .limit(sql.placeholder('most')),
)

/** Returns the condition for the entries after `from` up to and including `until`. */
export function wordPlace(from: Spot | null, until: Spot | null): SQL | undefined {
  const place = sql`(${pinWords.tier}, ${pinWords.pinId})`
  const at = ([tier, id]: Spot) => sql`(${tier}::smallint, ${id}::bigint)`
  return and(
    from === null ? undefined : sql`${place} < ${at(from)}`,
    until === null ? undefined : sql`${place} >= ${at(until)}`,
  )
}

/** Returns the pins under a word, best first: `most` of them, or all up to the end of a batch. */
export function pinsUnderWord(
  db: Sql,
  word: string,
  {
    from = null,
    until = null,
    most,
  }: { readonly from?: Spot | null; readonly until?: Spot | null; readonly most: number },
): Promise<readonly Step[]> {
  if (from === null && until === null) return fromTheTop(db, { word, most })
  return (
    db
      .select(columns)
      .from(pinWords)
      .where(and(eq(pinWords.word, word), wordPlace(from, until)))
      .orderBy(...likeliestFirst)
      // Reading a batch again may find rows inserted since.
      .limit(until === null ? most : 2 * most)
  )
}
