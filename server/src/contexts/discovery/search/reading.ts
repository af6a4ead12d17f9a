import type { QueryWords } from '../../base/words/query-words.ts'
import { usualName } from '../kinds/relations.ts'
import { meantFrom, type Spoken, weights } from '../kinds/word-groups.ts'
import { wordMax } from './add-words.ts'
import { isColor, plainOf } from './color-words.ts'
import { type KnownGroup, type KnownTerm, pinsOf } from './known-groups.ts'
import { type QueryHead, type QueryParts, queryParts } from './query-parts.ts'

/** A query with the statistics of its words. */
export interface Told {
  readonly query: QueryWords
  readonly groups: readonly KnownGroup[]
  /** The language that its words are read in. */
  readonly spoken?: Spoken
}

/**
 * The steps of loosening, strictest first; each finds what the previous ones find, and more. A query
 * whose thing is known loses what narrows it first, then goes on to what its thing is a kind of, and
 * last to what is alike. Otherwise all words count alike: wider words, then a word less, then any.
 */
export const looseness = ['all', 'some', 'thing', 'wider', 'alike'] as const

/** A step of loosening: a position in `looseness`. */
export type Looseness = number

/** One way to read a query: what pins must have, and the lists of the index to find them in. */
export interface SearchReading {
  readonly query: QueryWords
  /** The groups that score a pin, as typed. */
  readonly groups: readonly KnownGroup[]
  /** The groups by what they ask for. */
  readonly parts: QueryParts
  /** True when its pins have the thing; otherwise they are related to it. */
  readonly hasThing: boolean
  /** True when its pins are ranked together with those of the stricter ones. */
  readonly isTogether: boolean
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
  /** The approximate number of pins under them; 0 for a hashtag. */
  readonly leadPins: number
  /** Further index words: a pin has to be under one of each. */
  readonly others: readonly (readonly string[])[]
  /** The color that its pins have, or lack; undefined for pins of any color. */
  readonly shade?: Shade
}

/** A color of pins: by their words, or by their pictures. */
export interface Shade {
  /** The full-text query of its names. */
  readonly named: string
  /** The plain colors of pictures that it is. */
  readonly plain: readonly string[]
  /** True when its names alone part the pins, because an index has them. */
  readonly isNamed: boolean
  /** False for the pins that don't have it. */
  readonly isHad: boolean
}

/** The max number of index words to read for one group. */
const leadMax = 24

const quoted = (stem: string): string => `'${stem.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`

/** Returns a term as a full-text query; a stop word leaves a gap in its phrase. */
function termQuery({ stems, isApart }: KnownTerm): string {
  if (isApart === true) return allOf(stems.flatMap((stem) => (stem === null ? [] : quoted(stem))))
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

/** Returns the index words of a group: of a phrase, its longest stem, when it has none of those before. */
function indexWords({ terms }: KnownGroup, from: number): readonly string[] {
  const found = new Set<string>()
  const each = terms
    .filter(({ weight }) => weight >= from)
    .toSorted((one, other) => other.weight - one.weight || other.pinCount - one.pinCount)
  for (const { stems } of each) {
    const own = stems.flatMap((stem) => stem ?? []).filter((stem) => stem.length <= wordMax)
    const [longest] = own.toSorted(longestFirst)
    if (longest !== undefined && !own.some((stem) => found.has(stem))) found.add(longest)
  }
  return [...found].slice(0, leadMax)
}

const longestFirst = (one: string, other: string): number => other.length - one.length

/** The demands of a step on a pin, and the lists of the index to find such pins in. */
interface Asked {
  readonly needed: string | undefined
  /** The groups to look up, and the least weight of their terms; a pin is under one of each. */
  readonly lists: readonly Listed[]
}

/** Groups of which a pin has at least one. */
interface Listed {
  readonly groups: readonly KnownGroup[]
  readonly from: number
}

const nothingMore: Asked = { needed: undefined, lists: [] }

const each = (groups: readonly KnownGroup[], from: number): readonly Listed[] =>
  groups.map((group) => ({ groups: [group], from }))

const meant = (group: KnownGroup): string => groupQuery(group, meantFrom)

/** Returns what a step asks when the thing is known. */
function askedOfThing(
  { group }: QueryHead,
  { narrowing, nouns }: QueryParts,
  step: Looseness,
): Asked {
  switch (looseness[step]) {
    case 'all':
      return {
        needed: allOf([group, ...narrowing].map(meant)),
        lists: each([group, ...narrowing], meantFrom),
      }
    case 'some':
      return narrowing.length < 2
        ? nothingMore
        : {
            needed: allOf([meant(group), anyOf(narrowing.map(meant))]),
            lists: [...each([group], meantFrom), { groups: narrowing, from: meantFrom }],
          }
    case 'thing':
      return { needed: allOf([meant(group)]), lists: each([group], meantFrom) }
    case 'wider':
      return {
        needed: allOf([groupQuery(group, weights.wider)]),
        lists: each([group], weights.wider),
      }
    default:
      return {
        needed: anyOf([groupQuery(group, weights.sibling), ...nouns.map(meant)]),
        lists: [{ groups: [group, ...nouns], from: weights.sibling }],
      }
  }
}

const without = <Item>(items: readonly Item[], at: number): readonly Item[] =>
  items.filter((_, place) => place !== at)

/** Returns what a step asks when all words count alike. */
function askedOfWords(
  required: readonly KnownGroup[],
  nouns: readonly KnownGroup[],
  step: Looseness,
): Asked {
  if (required.length === 0) return nothingMore
  const wide = required.map((group) => groupQuery(group, weights.wider))
  switch (looseness[step]) {
    case 'all':
      return { needed: allOf(required.map(meant)), lists: each(required, meantFrom) }
    case 'some':
      return { needed: allOf(wide), lists: each(required, weights.wider) }
    case 'thing':
      // All but one of two words are any of them. A pin that lacks one has one of any two.
      return required.length < 3
        ? nothingMore
        : {
            needed: anyOf(wide.map((_, at) => allOf(without(wide, at)))),
            lists: [{ groups: rarestOf(required, weights.wider).slice(0, 2), from: weights.wider }],
          }
    case 'wider':
      return nothingMore
    default: {
      const from = required.length === 1 ? weights.sibling : weights.wider
      const any = nouns.length === 0 ? required : nouns
      return {
        needed: anyOf(any.map((group) => groupQuery(group, from))),
        lists: [{ groups: any, from }],
      }
    }
  }
}

const rarestOf = (groups: readonly KnownGroup[], from: number): readonly KnownGroup[] =>
  groups.toSorted((one, other) => pinsOf(one, from) - pinsOf(other, from))

const pinsIn = ({ groups, from }: Listed): number =>
  groups.reduce((sum, group) => sum + pinsOf(group, from), 0)

/** Returns the lists of the index to read: hashtags first, then the words that the fewest pins have. */
function listsOf(
  { query }: Told,
  lists: readonly Listed[],
): Pick<SearchReading, 'lead' | 'leadPins' | 'others'> {
  const fewestFirst = lists.toSorted((one, other) => pinsIn(one) - pinsIn(other))
  const words = fewestFirst.map(({ groups, from }) => {
    const all = new Set(groups.flatMap((group) => indexWords(group, from)))
    return [...all].slice(0, groups.length > 1 ? 2 * leadMax : leadMax)
  })
  const [lead = [], ...others] = [...query.tags.map((tag) => [`#${tag}`]), ...words]
  const [fewest] = query.tags.length > 0 ? [] : fewestFirst
  return { lead, leadPins: fewest === undefined ? 0 : pinsIn(fewest), others }
}

/** Returns what a query asks of a pin at a step. */
function askedAt({ query }: Told, parts: QueryParts, step: Looseness): Asked {
  const { head, narrowing, nouns } = parts
  if (head !== undefined) return askedOfThing(head, parts, step)
  // A hashtag is enough beside colors.
  const isTagged = query.tags.length > 0 && narrowing.every(({ isColor }) => isColor)
  return askedOfWords(isTagged ? [] : narrowing, nouns, step)
}

const lastOfThing = looseness.indexOf('thing')

/**
 * Reads a query at a step of loosening. Colors beside other words only raise a pin: a green picture
 * of a chair is a green chair. Undefined when there is nothing to search for, or nothing more than
 * at the step before.
 */
export function readingOf(told: Told, step: Looseness): SearchReading | undefined {
  const { query } = told
  const parts = queryParts(told.groups)
  const { head, narrowing, telling } = parts
  const stricter = looseness
    .slice(0, step)
    .flatMap((_, at) => askedAt(told, parts, at).needed ?? [])
    .at(-1)
  const { needed, lists } = askedAt(told, parts, step)
  if (step > 0 && (needed === undefined || needed === stricter)) return undefined
  const listed = listsOf(told, lists)
  if (listed.lead.length === 0) return undefined
  return {
    query,
    groups: telling,
    parts,
    hasThing: head === undefined ? step === 0 : step <= lastOfThing,
    isTogether: head !== undefined && step > 0 && step <= lastOfThing,
    colors: telling.flatMap(({ typed }) => typed.filter(isColor)),
    isByColor:
      head === undefined && narrowing.length > 0 && narrowing.every((group) => group.isColor),
    needed,
    found: stricter,
    ...listed,
  }
}

/** True when the words may be common separately but rare together. */
export const canScan = ({ groups, others, isByColor, found }: SearchReading): boolean =>
  found === undefined && !isByColor && groups.length > 1 && others.length > 0

/** Max entries of the index that a batch reads of a list. */
export const entriesMost = 1_200

/** True when several lists are each longer than what a batch reads of one. */
export const areListsLong = ({
  leadPins,
  others,
}: Pick<SearchReading, 'leadPins' | 'others'>): boolean =>
  leadPins > entriesMost && others.length > 0

/**
 * Splits a reading of a query with a color into the pins that have it and those that don't, which are
 * ranked together while the former are few. Where very many pins have the words, the first batch of all
 * would hold a few of the color, and none of a rare one.
 */
export function byShade(
  reading: SearchReading,
): readonly [withShade: SearchReading, without: SearchReading] | undefined {
  const { parts, isByColor } = reading
  const [color, another] = parts.optional.filter((group) => group.isColor)
  if (color === undefined || another !== undefined || isByColor) return undefined
  const plain = color.typed.flatMap((word) => plainOf[word] ?? plainOf[usualName(word)] ?? [])
  const shade = {
    named: meant(color),
    plain: [...new Set(plain)],
    isNamed: areListsLong(reading),
  }
  return [
    { ...reading, shade: { ...shade, isHad: true } },
    { ...reading, shade: { ...shade, isHad: false }, isTogether: true },
  ]
}
