import type { QueryWords } from '../../base/words/query-words.ts'
import { wordMax } from './add-words.ts'
import { isColor } from './color-words.ts'
import { type KnownGroup, type KnownTerm, pinsOf } from './known-groups.ts'
import { meantFrom, weights } from '../kinds/word-groups.ts'

/** A query with the statistics of its words. */
export interface Told {
  readonly query: QueryWords
  readonly groups: readonly KnownGroup[]
}

/** The steps of loosening, strictest first; each finds what the previous ones find, and more. */
export const looseness = ['all', 'wider', 'most', 'alike'] as const

/** A step of loosening: a position in `looseness`. */
export type Looseness = number

/** One way to read a query: what pins must have, and the lists of the index to find them in. */
export interface SearchReading {
  readonly query: QueryWords
  /** The groups that score a pin: the required ones, then the optional ones. */
  readonly groups: readonly KnownGroup[]
  /** The color words, required or not. */
  readonly colors: readonly string[]
  /** True when colors are all that was asked for, so that the pictures' own count as words. */
  readonly isByColor: boolean
  /** The full-text query of what a pin must have; undefined for hashtags alone. */
  readonly needed: string | undefined
  /** The full-text query of what stricter readings have found already. */
  readonly found: string | undefined
  /** The index words to read: a pin has to be under one of them. */
  readonly lead: readonly string[]
  /** Further index words: a pin has to be under one of each. */
  readonly others: readonly (readonly string[])[]
}

/** The max number of index words to read for one group. */
const leadMax = 24

const quoted = (stem: string): string => `'${stem.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`

/** Returns a term as a full-text query; a stop word leaves a gap in its phrase. */
function termQuery({ stems }: KnownTerm): string {
  let gap = 1
  let text = ''
  for (const stem of stems) {
    if (stem === null) gap += 1
    else {
      text += text === '' ? quoted(stem) : ` <${gap}> ${quoted(stem)}`
      gap = 1
    }
  }
  return text.includes('<') ? `(${text})` : text
}

const anyOf = (queries: readonly string[]): string => `(${[...new Set(queries)].join(' | ')})`
const allOf = (queries: readonly string[]): string => `(${queries.join(' & ')})`

const groupQuery = ({ terms }: KnownGroup, from: number): string =>
  anyOf(terms.filter(({ weight }) => weight >= from).map(termQuery))

/** Returns the index words of a group: of a phrase, its longest stem. */
function indexWords({ terms }: KnownGroup, from: number): readonly string[] {
  const stems = terms
    .filter(({ weight }) => weight >= from)
    .toSorted((one, other) => other.weight - one.weight || other.pinCount - one.pinCount)
    .flatMap((term) => term.stems.flatMap((stem) => stem ?? []).toSorted(longestFirst)[0] ?? [])
  return [...new Set(stems)].filter((stem) => stem.length <= wordMax).slice(0, leadMax)
}

const longestFirst = (one: string, other: string): number => other.length - one.length

/** Returns the groups that pins must have: all but colors, unless there are only colors. */
function requiredOf({ query, groups }: Told): readonly KnownGroup[] {
  const telling = groups.filter(({ terms }) => terms.length > 0)
  const plain = telling.filter(({ isColor }) => !isColor)
  return plain.length > 0 || query.tags.length > 0 ? plain : telling
}

const without = <Item>(items: readonly Item[], at: number): readonly Item[] =>
  items.filter((_, each) => each !== at)

/** Returns what a pin must have at a step; undefined when that step asks no less than the one before. */
function neededAt(required: readonly KnownGroup[], step: Looseness): string | undefined {
  if (required.length === 0) return undefined
  const wide = required.map((group) => groupQuery(group, weights.wider))
  switch (looseness[step]) {
    case 'all':
      return allOf(required.map((group) => groupQuery(group, meantFrom)))
    case 'wider':
      return allOf(wide)
    case 'most':
      return required.length < 2 ? undefined : anyOf(wide.map((_, at) => allOf(without(wide, at))))
    default:
      if (required.length === 1)
        return allOf(required.map((group) => groupQuery(group, weights.sibling)))
      // All but one of two words are any of them.
      return required.length === 2 ? undefined : anyOf(wide)
  }
}

/** Returns the lists of the index to read at a step. */
function listsAt(
  { query }: Told,
  required: readonly KnownGroup[],
  step: Looseness,
): Pick<SearchReading, 'lead' | 'others'> {
  const from = [meantFrom, weights.wider, weights.wider, weights.sibling][step] ?? meantFrom
  const rarest = required.toSorted((one, other) => pinsOf(one, from) - pinsOf(other, from))
  const words = rarest.map((group) => indexWords(group, from))
  const tags = query.tags.map((tag) => [`#${tag}`])
  if (looseness[step] === 'all' || looseness[step] === 'wider' || words.length < 2) {
    const [lead = [], ...others] = [...tags, ...words]
    return { lead, others }
  }
  // A pin that lacks at most one of the groups has one of any two.
  const some = looseness[step] === 'most' ? words.slice(0, 2) : words
  const lead = [...new Set(some.flat())].slice(0, 2 * leadMax)
  const [tag, ...others] = tags
  return tag === undefined ? { lead, others: [] } : { lead: tag, others: [lead, ...others] }
}

/**
 * Reads a query at a step of loosening. Colors beside other words only raise a pin: a green picture
 * of a chair is a green chair. Undefined when there is nothing to search for, or nothing more than
 * at the step before.
 */
export function readingOf(told: Told, step: Looseness): SearchReading | undefined {
  const { query, groups } = told
  const required = requiredOf(told)
  const stricter = looseness
    .slice(0, step)
    .flatMap((_, at) => neededAt(required, at) ?? [])
    .at(-1)
  const needed = neededAt(required, step)
  if (step > 0 && (needed === undefined || needed === stricter)) return undefined
  const lists = listsAt(told, required, step)
  if (lists.lead.length === 0) return undefined
  const telling = groups.filter(({ terms }) => terms.length > 0)
  return {
    query,
    groups: [...required, ...telling.filter((group) => !required.includes(group))],
    colors: telling.flatMap(({ typed }) => typed.filter(isColor)),
    isByColor: required.length > 0 && required.every((group) => group.isColor),
    needed,
    found: stricter,
    ...lists,
  }
}
