import { hotQuery } from '../../../platform/database/hot-query.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { words } from './tables.ts'

/** A word with its stem and count. */
export interface KnownWord {
  readonly word: string
  /** The stem; null for a stop word such as 'the'. */
  readonly stem: string | null
  /** The approximate number of public pins with this stem. */
  readonly pinCount: number
}

const withStems = (words: SQL) => sql`unnest(${words}) with ordinality asked(word, place)
  cross join lateral (
    select (tsvector_to_array(to_tsvector('english', tessera_plain(asked.word))))[1] as stem
  ) stems`

const pinCount = sql`coalesce(
  (select max(${words.pinCount}) from ${words} where ${words.stem} = stems.stem), 0)`

/** The stem of the word that the fewest pins have, without stop words. */
export const rarestStem = (words: SQL): SQL => sql`(
  select stems.stem from ${withStems(words)} where stems.stem is not null
  order by ${pinCount}, asked.place limit 1)`

/** Words with their stems and counts, in order, as JSON; it takes the placeholder `asked`. */
export const knownWordsColumn = sql<readonly KnownWord[]>`(
  select coalesce(json_agg(json_build_object('word', asked.word, 'stem', stems.stem,
    'pinCount', ${pinCount}) order by asked.place), '[]')
  from ${withStems(sql`(select ${sql.placeholder('asked')}::text[])`)})`

const known = hotQuery('known_words', (db) =>
  db
    .select({ known: sql<readonly KnownWord[]>`known` })
    .from(sql`(select ${knownWordsColumn} as known) words`),
)

/** Returns the statistics of words, in order. */
export async function knownWords(db: Sql, asked: readonly string[]): Promise<readonly KnownWord[]> {
  if (asked.length === 0) return []
  const [row] = await known(db, { asked: [...asked] })
  return row?.known ?? []
}
