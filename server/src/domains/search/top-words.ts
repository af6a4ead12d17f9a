import type { Refinement } from '@tessera/contracts/entities/search'
import { hotQuery } from '../../platform/database/hot-query.ts'
import { eq, sql } from '../../platform/database/sql.ts'
import { pictureUrl } from '../media/rules.ts'
import { media } from '../media/tables.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import { wordsOf } from './query-words.ts'
import { narrowingWords, refinementsOf, type TopWord } from './refinements.ts'
import { words } from './tables.ts'

/** Max distinct words of the best pins to look up. */
const wordsMost = 400

const saidOf = hotQuery('words_of_pins', (db) =>
  db
    .select({
      id: sql<string>`${pins.id}::text`,
      plain: pins.plain,
      color: media.dominantColor,
      key: media.key,
    })
    .from(pins)
    .innerJoin(media, eq(media.id, pins.mediaId))
    .where(sql`${pins.id} = any(${sql.placeholder('ids')}::bigint[])`),
)

/** Loads the refining words, and only the count of the most common of all. */
const countsOf = hotQuery('counts_of_words', (db) =>
  db
    .select({
      commonest: sql<number>`coalesce((select max(${words.pinCount}) from ${words}
        where ${words.word} = any(${sql.placeholder('all')}::text[])), 0)`,
      narrowing: sql<readonly TopWord[]>`coalesce((
        select json_agg(json_build_object('word', ${words.word}, 'stem', ${words.stem},
          'pinCount', ${words.pinCount}))
        from ${words} where ${words.word} = any(${sql.placeholder('narrowing')}::text[])), '[]')`,
    })
    .from(sql`(select) one`),
)

/** Returns refinements from the best pins of a search. */
export async function topWords(
  db: Sql,
  asked: {
    readonly ids: readonly string[]
    /** The stems of the query, which can't refine it. */
    readonly stems: readonly string[]
    readonly selected: readonly string[]
  },
): Promise<readonly Refinement[]> {
  if (asked.ids.length === 0) return []
  const rows = await saidOf(db, { ids: [...asked.ids] })
  const order = new Map(asked.ids.map((id, at) => [id, at]))
  const best = rows
    .toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
    .map(({ plain, color, key }) => ({
      words: wordsOf(plain ?? ''),
      color,
      imageUrl: pictureUrl(key, '236x'),
    }))
  const all = [...new Set(best.flatMap((pin) => pin.words))].slice(0, wordsMost)
  const narrowing = [...narrowingWords(best, all).keys()]
  const [counts] = await countsOf(db, { all, narrowing })
  const known = { words: counts?.narrowing ?? [], commonest: counts?.commonest ?? 0 }
  return refinementsOf(best, known, asked)
}
