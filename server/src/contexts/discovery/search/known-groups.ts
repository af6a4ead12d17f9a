import type { Sql } from '../../base/sql.ts'
import { isColor } from './color-words.ts'
import { type KnownWord, knownWords } from './known-words.ts'
import { groupsOf, type WordGroup } from '../kinds/word-groups.ts'

/** A term as the index knows it. */
export interface KnownTerm {
  /** Its stems, in order; null for a stop word, as in 'bunch of flowers'. */
  readonly stems: readonly (string | null)[]
  readonly weight: number
  /** The approximate number of public pins with its rarest stem. */
  readonly pinCount: number
}

/** A group of a query with the statistics of its terms. */
export interface KnownGroup {
  readonly typed: readonly string[]
  readonly isColor: boolean
  /** Best first; empty for stop words. */
  readonly terms: readonly KnownTerm[]
}

/** Returns the words of a query and of everything that may stand for them. */
export const wordsToKnow = (words: readonly string[]): readonly string[] => [
  ...new Set(groupsOf(words).flatMap(({ terms }) => terms.flatMap((term) => term.words))),
]

/** Returns the groups of a query's words, with the stems and counts that were read. */
export function knownGroupsOf(
  words: readonly string[],
  all: readonly KnownWord[],
): readonly KnownGroup[] {
  const known = new Map(all.map((each) => [each.word, each]))
  return groupsOf(words).map(({ typed, terms }) => ({
    typed,
    isColor: typed.every(isColor),
    terms: terms.flatMap((term) => termOf(term, known)),
  }))
}

/** Loads the stems and counts of a query's words and of everything that may stand for them. */
export const knownGroups = async (
  db: Sql,
  words: readonly string[],
): Promise<readonly KnownGroup[]> => knownGroupsOf(words, await knownWords(db, wordsToKnow(words)))

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
