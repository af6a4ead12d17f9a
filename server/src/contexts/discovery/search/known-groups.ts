import type { Sql } from '../../base/sql.ts'
import { partOfName } from '../kinds/head.ts'
import { groupsOf, type Spoken, type WordGroup } from '../kinds/word-groups.ts'
import { isColor } from './color-words.ts'
import { type KnownWord, knownWords } from './known-words.ts'

/** A term as the index knows it. */
export interface KnownTerm {
  /** Its stems, in order; null for a stop word, as in 'bunch of flowers'. */
  readonly stems: readonly (string | null)[]
  readonly weight: number
  /** The approximate number of public pins with its rarest stem. */
  readonly pinCount: number
  /** True when the words may stand apart: a cake for a birthday is a birthday cake. */
  readonly isApart?: boolean
}

/** A group of a query with the statistics of its terms. */
export interface KnownGroup {
  readonly typed: readonly string[]
  readonly isColor: boolean
  /** Best first; empty for stop words. */
  readonly terms: readonly KnownTerm[]
  /** The words as they were written, when these are other words: those of a German query. */
  readonly written?: readonly string[]
}

/** Returns the words of a query and of everything that may stand for them. */
export const wordsToKnow = (words: readonly string[], spoken: Spoken = 'en'): readonly string[] => [
  ...new Set(groupsOf(words, spoken).flatMap(({ terms }) => terms.flatMap((term) => term.words))),
]

/** Returns the groups of a query's words, with the stems and counts that were read. */
export function knownGroupsOf(
  words: readonly string[],
  all: readonly KnownWord[],
  spoken: Spoken = 'en',
): readonly KnownGroup[] {
  const known = new Map(all.map((each) => [each.word, each]))
  return groupsOf(words, spoken).map(({ typed, terms, written }) => ({
    typed,
    ...(written === undefined ? {} : { written }),
    isColor: typed.every(isColor),
    terms: [...terms.flatMap((term) => termOf(term, known)), ...apartTerm(typed, known)],
  }))
}

/** The weight of the words of a name that stand apart: just enough to be meant. */
const apartWeight = 0.75

/** Returns the words of a name that is made of a thing and what it is for: 'birthday' and 'cake'. */
function apartTerm(
  typed: readonly string[],
  known: ReadonlyMap<string, KnownWord>,
): readonly KnownTerm[] {
  const last = typed.at(-1)
  if (typed.length < 2 || last === undefined) return []
  if (partOfName(typed) !== 'kind' || partOfName([last]) !== 'kind') return []
  return termOf({ words: typed, weight: apartWeight }, known).map((term) => ({
    ...term,
    isApart: true,
  }))
}

/** Loads the stems and counts of a query's words and of everything that may stand for them. */
export const knownGroups = async (
  db: Sql,
  words: readonly string[],
  spoken: Spoken = 'en',
): Promise<readonly KnownGroup[]> =>
  knownGroupsOf(words, await knownWords(db, wordsToKnow(words, spoken)), spoken)

function termOf(
  { words, weight }: WordGroup['terms'][number],
  known: ReadonlyMap<string, KnownWord>,
): readonly KnownTerm[] {
  const each = words.map((word) => known.get(word))
  const counts = each.flatMap((word) => (word?.stem == null ? [] : [word.pinCount]))
  const pinCount = counts.length === 0 ? 0 : Math.min(...counts)
  if (counts.length === 0) return []
  return [{ stems: each.map((word) => word?.stem ?? null), weight, pinCount }]
}

/** Returns the number of pins that have some term of at least this weight. */
export const pinsOf = ({ terms }: KnownGroup, from: number): number =>
  terms.reduce((sum, { weight, pinCount }) => (weight >= from ? sum + pinCount : sum), 0)
