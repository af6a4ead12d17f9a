import { and, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { beginsPrepared, type LetterCount } from '../../base/words/begins-with.ts'
import { wordsOf } from '../../base/words/query-words.ts'
import { boards, hashtags, listedFor, pins } from '../../pins/index.ts'
import { spacedName } from '../kinds/relations.ts'
import { groupOf } from '../kinds/word-groups.ts'
import { correctWord } from './correct-word.ts'
import { correctionMin } from './correction.ts'
import { rarestStem } from './known-words.ts'
import { stopWordsAmong } from './stop-words.ts'
import { pinWords, searchQueries, words } from './tables.ts'

/** Words on fewer pins aren't suggested. */
const pinsNeeded = 3
/** Pins to read for words that go with the previous ones. */
const pinsRead = 200
const companionsMax = 20

/** A value of the statement, which its planner doesn't see. */
const given = (name: string, type: string) =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`

const mostMade = sql`${searchQueries.weight} desc, ${searchQueries.query}`

/** Popular queries that start with `beginning`, most frequent first, as JSON. */
export const popularQueries = (letters: LetterCount): SQL<readonly string[]> => sql`(
  select coalesce(json_agg(display), '[]') from (
    select ${searchQueries.display} from ${searchQueries}
    where ${beginsPrepared(sql`${searchQueries.query}`, letters, given('beginning', 'text'))}
      and ${searchQueries.isShown}
    order by ${mostMade} limit ${given('most', 'integer')}) popular)`

/** The searches that people make most, as JSON. */
export const mostPopular: SQL<readonly string[]> = sql`(
  select coalesce(json_agg(display), '[]') from (
    select ${searchQueries.display} from ${searchQueries} where ${searchQueries.isShown}
    order by ${mostMade} limit ${given('most', 'integer')}) popular)`

/** The most used hashtags, as JSON. Read in the order of their index, whose condition this is. */
export const mostTagged: SQL<readonly string[]> = sql`(
  select coalesce(json_agg(tag), '[]') from (
    select ${hashtags.tag} from ${hashtags} where ${hashtags.pinCount} > 0
    order by ${hashtags.pinCount} desc, ${hashtags.tag} limit ${given('most', 'integer')}) tagged)`

/** A word that completes the last one, and its stem. */
export type Completed = readonly [word: string, stem: string]

/**
 * Words that start with `word`, most used first, as JSON. The number is inlined so that the planner can
 * use the partial index.
 */
export const begunWords = (letters: LetterCount): SQL<readonly Completed[]> => sql`(
  select coalesce(json_agg(json_build_array(word, stem)), '[]') from (
    select ${words.word}, ${words.stem} from ${words}
    where ${beginsPrepared(sql`${words.word}`, letters, given('word', 'text'))}
      and ${words.pinCount} >= ${sql.raw(String(pinsNeeded))}
    order by ${words.pinCount} desc, ${words.word} limit 4 * ${given('most', 'integer')}) begun)`

/** The texts of the best pins with all the words `before`, as JSON. */
export const textsBeside: SQL<readonly string[]> = sql`(
  select coalesce(json_agg(${pins.plain}), '[]')
  from ${pins} join ${boards} on ${boards.id} = ${pins.boardId}
  where ${and(
    sql`${pins.id} = any(array(
      select ${pinWords.pinId} from ${pinWords}
      where ${pinWords.word} = ${rarestStem(given('before', 'text[]'))}
      order by ${pinWords.tier} desc, ${pinWords.pinId} desc
      limit ${sql.raw(String(pinsRead))}))`,
    listedFor(null),
    sql`${pins.words} @@ (
      select plainto_tsquery('english', tessera_plain(${sql.placeholder('beforeText')}::text)))`,
  )})`

/** Returns one form of each stem, the shortest. */
const shortestForms = (begun: readonly Completed[]): readonly string[] =>
  [...Map.groupBy(begun, ([, stem]) => stem).values()].map((each) =>
    each.map(([word]) => word).reduce((one, other) => (other.length < one.length ? other : one)),
  )

/** Returns the words that a word begins, else the one that it may be a misspelling of. */
async function begunOrMeant(
  db: Sql,
  text: string,
  begun: readonly Completed[],
): Promise<readonly string[]> {
  const shortest = shortestForms(begun)
  if (shortest.length > 0 || [...text].length < correctionMin) return shortest
  const meant = await correctWord(db, text)
  return meant === undefined ? [] : [meant]
}

/** Returns words with a prefix, most used first, one form of each stem. */
export async function completedWords(
  db: Sql,
  { text, begun }: { readonly text: string; readonly begun: readonly Completed[] },
  most: number,
): Promise<readonly string[]> {
  const completed = await begunOrMeant(db, text, begun)
  // Hashtags write a phrase as one word: 'livingroom'.
  return [...new Set(completed.map(spacedName))].slice(0, most)
}

/** A term of several words: those before the last, and the last one as far as it is typed. */
export interface BegunPhrase {
  readonly before: readonly string[]
  readonly last: string
}

/** Words that complete a phrase without a pin that has them all; more would only guess. */
const alsoMost = 3

/** Counts the words that begin with the last one in the texts of pins that have those before it. */
function countedBeside(
  texts: readonly string[],
  { before, last }: BegunPhrase,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(wordsOf(text)))
      if (word.startsWith(last) && !before.includes(word) && word.length > 2)
        counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** True for a word that the families of words know: a thing, and not any word that some pins have. */
const isKnown = (word: string): boolean => groupOf([word]).terms.length > 1

/**
 * Returns words that complete the last word of a phrase: those that stand with the words before it on the best pins,
 * most frequent first, then the most used things of all. The last word of a phrase mostly names its thing: 'small ki'
 * means a kitchen also where no pin says that its kitchen is small.
 */
export async function companions(
  db: Sql,
  phrase: BegunPhrase,
  { texts, begun }: { readonly texts: readonly string[]; readonly begun: readonly Completed[] },
): Promise<readonly string[]> {
  const frequent = [...countedBeside(texts, phrase)]
    .filter(([, count]) => count >= pinsNeeded)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, companionsMax)
    .map(([word]) => word)
  const { before, last } = phrase
  const others =
    last === '' || (begun.length === 0 && frequent.length > 0)
      ? []
      : await begunOrMeant(db, last, begun)
  // The last word as it is typed completes nothing.
  const known = [...before, last, ...frequent]
  const also = others.filter((word) => isKnown(word) && !known.includes(word)).slice(0, alsoMost)
  const all = [...frequent, ...also]
  const stops = await stopWordsAmong(db, all)
  return [...new Set(all.filter((word) => !stops.has(word)).map(spacedName))]
}
