import { hotQuery } from '../../platform/database/hot-query.ts'
import { and, desc, eq, sql } from '../../platform/database/sql.ts'
import { boards } from '../boards/tables.ts'
import { hashtags } from '../hashtags/tables.ts'
import { listedFor } from '../pins/listed.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import { hotBeginning } from './begins-with.ts'
import { correctWord } from './correct-word.ts'
import { correctionMin } from './correction.ts'
import { knownWords } from './known-words.ts'
import { pinsUnderWord } from './pins-under-word.ts'
import { wordsOf } from './query-words.ts'
import { searchQueries, words } from './tables.ts'

/** Words on fewer pins aren't suggested. */
const pinsNeeded = 3
/** Pins to read for words that go with the previous ones. */
const pinsRead = 200
const companionsMax = 20

const popular = hotBeginning('popular_queries', sql`${searchQueries.query}`, (db, begins) =>
  db
    .select({ display: searchQueries.display })
    .from(searchQueries)
    .where(and(begins, searchQueries.isShown))
    .orderBy(desc(searchQueries.weight), searchQueries.query)
    .limit(sql.placeholder('most')),
)

/** Returns popular queries with this prefix, most frequent first. */
export async function popularQueries(
  db: Sql,
  text: string,
  most: number,
): Promise<readonly string[]> {
  const rows = await popular(db, text, { most })
  return rows.map(({ display }) => display)
}

const mostMade = hotQuery('most_popular_queries', (db) =>
  db
    .select({ display: searchQueries.display })
    .from(searchQueries)
    .where(sql`${searchQueries.isShown}`)
    .orderBy(desc(searchQueries.weight), searchQueries.query)
    .limit(sql.placeholder('most')),
)

// Read in the order of its index; the condition is that of the index.
const mostTagged = hotQuery('most_used_hashtags', (db) =>
  db
    .select({ tag: hashtags.tag })
    .from(hashtags)
    .where(sql`${hashtags.pinCount} > 0`)
    .orderBy(desc(hashtags.pinCount), hashtags.tag)
    .limit(sql.placeholder('most')),
)

/** Returns the searches that people make most; where there are too few, the most used hashtags. */
export async function mostPopular(db: Sql, most: number): Promise<readonly string[]> {
  const made = (await mostMade(db, { most })).map(({ display }) => display)
  if (made.length >= most) return made
  const tagged = (await mostTagged(db, { most })).map(({ tag }) => tag)
  return [...new Set([...made, ...tagged])].slice(0, most)
}

// The number is inlined so that the planner can use the partial index.
const begun = hotBeginning('completed_words', sql`${words.word}`, (db, begins) =>
  db
    .select({ word: words.word, stem: words.stem })
    .from(words)
    .where(and(begins, sql`${words.pinCount} >= ${sql.raw(String(pinsNeeded))}`))
    .orderBy(desc(words.pinCount), words.word)
    .limit(sql.placeholder('most')),
)

/** Returns words with this prefix, most used first, one form of each stem. */
export async function completedWords(
  db: Sql,
  text: string,
  most: number,
): Promise<readonly string[]> {
  const rows = await begun(db, text, { most: 4 * most })
  const forms = Map.groupBy(rows, ({ stem }) => stem)
  const shortest = [...forms.values()].map((each) =>
    each.map(({ word }) => word).reduce((one, other) => (other.length < one.length ? other : one)),
  )
  if (shortest.length > 0 || [...text].length < correctionMin) return shortest.slice(0, most)
  const meant = await correctWord(db, text)
  return meant === undefined ? [] : [meant]
}

/**
 * Returns words that appear together with the previous ones on the best pins and start with the
 * last typed word, most frequent first.
 */
export async function companions(
  db: Sql,
  before: readonly string[],
  last: string,
): Promise<readonly string[]> {
  const known = (await knownWords(db, before)).filter(({ stem }) => stem !== null)
  const [rarest] = known.toSorted((one, other) => one.pinCount - other.pinCount)
  if (rarest === undefined || rarest.stem === null) return []
  const steps = await pinsUnderWord(db, rarest.stem, { most: pinsRead })
  const ids = sql.param(steps.map(({ pinId }) => pinId))
  const rows = await db
    .select({ plain: pins.plain })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .where(
      and(
        sql`${pins.id} = any(${ids}::bigint[])`,
        listedFor(null),
        sql`${pins.words} @@ plainto_tsquery('english', tessera_plain(${before.join(' ')}))`,
      ),
    )
  const counts = new Map<string, number>()
  for (const { plain } of rows)
    for (const word of new Set(wordsOf(plain ?? '')))
      if (word.startsWith(last) && !before.includes(word) && word.length > 2)
        counts.set(word, (counts.get(word) ?? 0) + 1)
  const frequent = [...counts]
    .filter(([, count]) => count >= pinsNeeded)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, companionsMax)
    .map(([word]) => word)
  const telling = (await knownWords(db, frequent)).filter(({ stem }) => stem !== null)
  return telling.map(({ word }) => word)
}
