import { hotQuery } from '../../platform/database/hot-query.ts'
import { sql } from '../../platform/database/sql.ts'
import type { Sql } from '../sql.ts'
import { words } from './tables.ts'

/** A word with its stem and count. */
export interface KnownWord {
  readonly word: string
  /** The stem; null for a stop word such as 'the'. */
  readonly stem: string | null
  /** The approximate number of public pins with this stem. */
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

/** Returns the statistics of words, in order. */
export const knownWords = async (
  db: Sql,
  asked: readonly string[],
): Promise<readonly KnownWord[]> => (asked.length === 0 ? [] : known(db, { asked: [...asked] }))
