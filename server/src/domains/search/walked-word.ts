import { and, desc, eq, sql } from 'drizzle-orm'
import type { Sql } from '../sql.ts'
import { pinWords } from './tables.ts'
import type { Spot } from './windows.ts'

/** A pin under a word, and how far up it stands. */
export interface Step {
  readonly tier: number
  readonly pinId: string
}

/** The pins under a word, the likeliest first: so many, or all to the end of a stretch. */
export function walkedWord(
  db: Sql,
  word: string,
  {
    from = null,
    until = null,
    most,
  }: { readonly from?: Spot | null; readonly until?: Spot | null; readonly most: number },
): Promise<readonly Step[]> {
  const place = sql`(${pinWords.tier}, ${pinWords.pinId})`
  const at = ([tier, id]: Spot) => sql`(${tier}::smallint, ${id}::bigint)`
  const within = and(
    eq(pinWords.word, word),
    from === null ? undefined : sql`${place} < ${at(from)}`,
    until === null ? undefined : sql`${place} >= ${at(until)}`,
  )
  return (
    db
      .select({ tier: pinWords.tier, pinId: sql<string>`${pinWords.pinId}::text` })
      .from(pinWords)
      .where(within)
      .orderBy(desc(pinWords.tier), desc(pinWords.pinId))
      // What has come in meanwhile makes a stretch that is walked again a little longer.
      .limit(until === null ? most : 2 * most)
  )
}
