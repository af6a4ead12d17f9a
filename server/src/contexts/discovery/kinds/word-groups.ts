import type { Language } from '@tessera/contracts/language'
import { occasions } from './families/describing.ts'
import { englishOf, germanOf, isEnglishToo } from './german-words.ts'
import { partOfName } from './head.ts'
import {
  belonging,
  entryOf,
  namesIn,
  narrower,
  type Relation,
  sameThing,
  sameWord,
  usualName,
  wider,
} from './relations.ts'

/** A word or phrase that a pin may have instead of the typed one. */
export interface Term {
  readonly words: readonly string[]
  /** The weight beside the typed word, from 0 to 1. */
  readonly weight: number
}

/** A word or phrase of a query, with everything that may stand for it, best first. */
export interface WordGroup {
  readonly typed: readonly string[]
  readonly terms: readonly Term[]
  /** The words as they were written, when these are other words: those of a German query. */
  readonly written?: readonly string[]
}

/**
 * The weights of terms: the typed word, other words for it, its kinds, what belongs to it, what it
 * is a kind of, and other kinds of that; of a small family more than of a large one.
 */
export const weights = {
  typed: 1,
  synonym: 0.9,
  kind: 0.7,
  belonging: 0.45,
  wider: 0.4,
  nearSibling: 0.3,
  sibling: 0.2,
} as const

/** Kinds of a family that is small enough for all of them to be alike. */
const nearMost = 16

/** Terms at or above this weight mean what was typed. */
export const meantFrom = weights.kind

const depthMax = 3
const phraseMax = 3
const termsMax = 110

const step = (relation: Relation, names: Iterable<string>): ReadonlySet<string> =>
  new Set([...names].flatMap((name) => [...(relation.get(name) ?? [])]))

/** Returns names with their other forms and the other words for them. */
const withSame = (names: Iterable<string>): ReadonlySet<string> => {
  const first = new Set([...names, ...step(sameWord, names)])
  const all = new Set([...first, ...step(sameThing, first)])
  return new Set([...all, ...step(sameWord, all)])
}

function under(names: Iterable<string>, depth = depthMax): ReadonlySet<string> {
  const kindsOfThem = withSame(step(narrower, names))
  return depth <= 1 || kindsOfThem.size === 0
    ? kindsOfThem
    : new Set([...kindsOfThem, ...under(kindsOfThem, depth - 1)])
}

/** Returns what may stand for a name, with its weight; the best weight of a name counts. */
function weighed(name: string): ReadonlyMap<string, number> {
  const all = new Map<string, number>()
  const add = (names: Iterable<string>, weight: number) => {
    for (const each of names) if (!all.has(each)) all.set(each, weight)
  }
  const entry = entryOf(name)
  add([name], weights.typed)
  if (entry === undefined) return all
  const same = withSame([entry])
  add([entry, ...step(sameWord, [entry])], weights.typed)
  add(same, weights.synonym)
  add(under(same), weights.kind)
  add(withSame(step(belonging, same)), weights.belonging)
  const above = withSame(step(wider, same))
  add(above, weights.wider)
  const families = [...step(wider, same)].map((each) => narrower.get(each) ?? new Set<string>())
  for (const family of families.filter(({ size }) => size <= nearMost))
    add(withSame(family), weights.nearSibling)
  add(withSame(families.flatMap((family) => [...family])), weights.sibling)
  return all
}

const groups = new Map<string, WordGroup>()

/** Returns a word or phrase with what may stand for it. */
export function groupOf(typed: readonly string[]): WordGroup {
  const name = typed.join(' ')
  const kept = groups.get(name)
  if (kept !== undefined) return kept
  const terms = [...weighed(name)]
    .map(([each, weight]) => ({ words: each.split(' '), weight }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, termsMax)
  const group = { typed, terms }
  // Only words of the families are kept: anything may be typed.
  if (entryOf(name) !== undefined) groups.set(name, group)
  return group
}

/** The language that somebody reads, as far as it decides about the meaning of words. */
export type Spoken = 'en' | 'de'

/** Returns the language that somebody's queries are read in. */
export const spokenIn = ({ locale }: Pick<Language, 'locale'>): Spoken =>
  /^de\b/.test(locale) ? 'de' : 'en'

/** Returns an English name as somebody reads it, as far as the dictionary has it. */
export const nameIn = (name: string, spoken: Spoken): string =>
  spoken === 'de' ? (germanOf(name) ?? name) : name

/** A word of a query in English, and as it was written when that is another word. */
interface ReadWord {
  readonly word: string
  readonly written?: string
}

/** True for a word that means something in English. */
const isEnglish = (word: string): boolean => partOfName([word]) !== 'other' || isEnglishToo(word)

/** Reads the words of a query, which may be German. */
function readWords(words: readonly string[], spoken: Spoken): readonly ReadWord[] {
  const isGerman =
    spoken === 'de' || words.some((word) => !isEnglish(word) && englishOf(word, true) !== undefined)
  return words.flatMap((word) => {
    const english = isGerman ? englishOf(word, false) : undefined
    const isKept = english === undefined || (spoken === 'en' && partOfName([word]) !== 'other')
    if (isKept) return [{ word }]
    return english.map((each, at) =>
      at === english.length - 1 ? { word: each, written: word } : { word: each },
    )
  })
}

/** Returns words in English, as far as they are German for sure. */
export const inEnglish = (words: readonly string[]): readonly string[] =>
  readWords(words, 'en').map(({ word }) => word)

/** Adds the words as they were written to what may stand for their meaning. */
function withWritten(group: WordGroup, written: readonly string[]): WordGroup {
  const [typed, ...others] = group.terms
  const own = written.map((word) => ({ words: [word], weight: weights.typed }))
  return typed === undefined ? group : { ...group, terms: [typed, ...own, ...others], written }
}

const forOccasions: ReadonlySet<string> = new Set(namesIn(occasions))

/**
 * True for a phrase that narrows its last word by a room, a material, a quality or an occasion, which
 * are groups of their own: 'kitchen shelf' is a shelf, and 'kitchen island' is no island.
 */
function isNarrowed(words: readonly string[]): boolean {
  const [first = ''] = words
  const name = usualName(words.join(' '))
  const last = usualName(words.at(-1) ?? '')
  const part = partOfName([first])
  const narrows = part === 'room' || part === 'material' || part === 'quality'
  // A phrase with kinds or other words of its own is more than its last word: dried flowers, the night sky.
  if (words.length !== 2 || narrower.has(name) || sameThing.has(name)) return false
  return (
    (narrows || forOccasions.has(first)) &&
    [...(wider.get(name) ?? [])].some((each) => usualName(each) === last)
  )
}

/** True for a phrase that the families know as one thing. */
const isName = (words: readonly string[]): boolean =>
  entryOf(words.join(' ')) !== undefined && !isNarrowed(words)

/**
 * Splits the words of a query into groups, in English; the longest phrases that the families know stay
 * whole.
 */
export function groupsOf(words: readonly string[], spoken: Spoken = 'en'): readonly WordGroup[] {
  const read = readWords(words, spoken)
  const found: WordGroup[] = []
  for (let at = 0; at < read.length; ) {
    const lengths = Array.from({ length: phraseMax - 1 }, (_, less) => phraseMax - less)
    const namedBy = (length: number) => read.slice(at, at + length).map(({ word }) => word)
    const length = lengths.find((each) => at + each <= read.length && isName(namedBy(each))) ?? 1
    const group = groupOf(namedBy(length))
    const written = read.slice(at, at + length).flatMap((each) => each.written ?? [])
    found.push(written.length === 0 ? group : withWritten(group, written))
    at += length
  }
  return found
}
