import { sql } from 'drizzle-orm'
import { hotQuery } from '../../platform/database/hot-query.ts'
import type { Sql } from '../sql.ts'
import { words } from './tables.ts'

/** A word as the full-text search sees it. */
export interface KnownWord {
  readonly word: string
  /** What its forms have in common; null for a word that says nothing, such as 'the'. */
  readonly stem: string | null
  /** How many pins in sight have it, about. */
  readonly pinCount: number
}

const stemsOf = sql`unnest(${sql.placeholder('asked')}::text[]) with ordinality asked(word, place)
  cross join lateral (
    select (tsvector_to_array(to_tsvector('english', tessera_plain(asked.word))))[1] as stem
  ) stems`

const known = hotQuery('known_words', (db) =>
  db
    .select({
      word: sql<string>`asked.word`,
      stem: sql<string | null>`stems.stem`,
      pinCount: sql<number>`coalesce(
        (select max(${words.pinCount}) from ${words} where ${words.stem} = stems.stem), 0)`,
    })
    .from(stemsOf)
    .orderBy(sql`asked.place`),
)

/** What is known of words, in their order. */
export const knownWords = async (
  db: Sql,
  asked: readonly string[],
): Promise<readonly KnownWord[]> => (asked.length === 0 ? [] : known(db, { asked: [...asked] }))
