import { wordMax } from './add-words.ts'
import { isColor } from './color-words.ts'
import type { KnownWord } from './known-words.ts'
import type { QueryWords } from './query-words.ts'

/** One way of reading a query: what a pin must have, and what speaks for it besides. */
export interface Reading {
  readonly query: QueryWords
  /** Words that a pin has to have. */
  readonly required: readonly KnownWord[]
  /** Words that put a pin further up. */
  readonly optional: readonly KnownWord[]
  /** Colours among the words, whether a pin has to have them or not. */
  readonly colors: readonly string[]
  /** The word of `pin_words` that the search walks: the one that fewest pins have. */
  readonly lead: string
}

const rarest = (known: readonly KnownWord[]) =>
  known.toSorted((one, other) => one.pinCount - other.pinCount)[0]

/**
 * Reads a query so that a pin must have all of it, but for colours beside other words: a green
 * picture of a chair is a green chair. Undefined for a query that says nothing.
 */
export function wholeReading(query: QueryWords, known: readonly KnownWord[]): Reading | undefined {
  const telling = known.filter(({ stem }) => stem !== null)
  const plain = telling.filter(({ word }) => !isColor(word))
  const hasMore = plain.length > 0 || query.tags.length > 0
  const required = hasMore ? plain : telling
  const [tag] = query.tags
  const lead = tag === undefined ? rarest(required)?.stem : `#${tag}`
  if (lead === undefined || lead === null) return undefined
  return {
    query,
    required,
    optional: telling.filter((word) => !required.includes(word)),
    colors: telling.map(({ word }) => word).filter(isColor),
    lead,
  }
}

/** Reads a query of several words for its rarest known one alone, when no pin has them all. */
export function partReading(query: QueryWords, known: readonly KnownWord[]): Reading | undefined {
  const found = known.filter(({ stem, pinCount }) => stem !== null && pinCount > 0)
  const best = rarest(found.filter(({ word }) => !isColor(word))) ?? rarest(found)
  if (best === undefined || best.stem === null || known.length + query.tags.length < 2)
    return undefined
  return {
    query: { ...query, tags: [] },
    required: [best],
    optional: found.filter((word) => word !== best),
    colors: found.map(({ word }) => word).filter(isColor),
    lead: best.stem,
  }
}

/** The words of `pin_words` besides the lead that a pin has to stand under, the rarest first. */
export const othersOf = ({ query, required, lead }: Reading): readonly string[] => [
  ...new Set(
    [
      ...query.tags.map((tag) => `#${tag}`),
      ...required
        .toSorted((one, other) => one.pinCount - other.pinCount)
        .flatMap(({ stem }) => stem ?? []),
    ].filter((word) => word !== lead && word.length <= wordMax),
  ),
]
