import { wordMax } from './add-words.ts'
import { isColor } from './color-words.ts'
import type { KnownWord } from './known-words.ts'
import type { QueryWords } from './query-words.ts'

/** One way to read a query: the words that pins must have, and those that only raise them. */
export interface Reading {
  readonly query: QueryWords
  /** Words that a pin must have. */
  readonly required: readonly KnownWord[]
  /** Words that raise a pin's rank. */
  readonly optional: readonly KnownWord[]
  /** The color words, required or not. */
  readonly colors: readonly string[]
  /** The index word to read: the one with the fewest pins. */
  readonly lead: string
}

const rarest = (known: readonly KnownWord[]) =>
  known.toSorted((one, other) => one.pinCount - other.pinCount)[0]

/**
 * Reads a query so that pins must have all its words, except colors beside other words: a green
 * picture of a chair is a green chair. Undefined for a query of stop words only.
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

/** Reads a query by its rarest known word alone, for when no pin has all words. */
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

/** Returns the other index words that a pin must have, rarest first. */
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
