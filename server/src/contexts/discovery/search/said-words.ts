import type { KnownGroup } from './known-groups.ts'

/** The part of a pin that has a word: A its title, B its description, C what its product says, D its picture. */
export type Part = 'A' | 'B' | 'C' | 'D'

/** A place of a word in a pin: a part and a position in it. */
interface Place {
  readonly part: Part
  readonly at: number
}

/** The places of a pin's words. */
export type SaidWords = ReadonlyMap<string, readonly Place[]>

const partOf = (letter: string): Part =>
  letter === 'A' || letter === 'B' || letter === 'C' ? letter : 'D'

const comma = 44
const [zero, nine] = [48, 57]

/** Reads the places of a word, `2A,7B`, between two positions of a text. */
function placesIn(text: string, from: number, stop: number) {
  const places: { part: Part; at: number }[] = []
  let at = 0
  let part: Part = 'D'
  for (let each = from; each <= stop; each += 1) {
    const code = each === stop ? comma : text.charCodeAt(each)
    if (code === comma) {
      places.push({ part, at })
      at = 0
      part = 'D'
    } else if (code >= zero && code <= nine) at = 10 * at + code - zero
    else part = partOf(text.charAt(each))
  }
  return places
}

/** Up to this many words are looked for, instead of reading all of a text's. */
const soughtMost = 8

/** A word that PostgreSQL writes as it is. */
const isPlain = (word: string): boolean => !word.includes("'") && !word.includes('\\')

/** Reads the places of these words alone, which must be plain. */
function soughtWords(text: string, wanted: ReadonlySet<string>): SaidWords {
  const said = new Map<string, { part: Part; at: number }[]>()
  for (const word of wanted) {
    const quoted = `'${word}':`
    let from = text.indexOf(quoted)
    // Elsewhere than after a space it is the end of another word, whose quotes are doubled.
    while (from > 0 && text[from - 1] !== ' ') from = text.indexOf(quoted, from + 1)
    if (from < 0) continue
    const start = from + quoted.length
    const space = text.indexOf(' ', start)
    said.set(word, placesIn(text, start, space < 0 ? text.length : space))
  }
  return said
}

/**
 * Parses PostgreSQL's text of a tsvector with its places, `'lamp':2A,7B 'oak':1A`: all of its words, or
 * those that are wanted. A search reads hundreds of these.
 */
export function saidWords(text: string, wanted?: ReadonlySet<string>): SaidWords {
  if (wanted !== undefined && wanted.size <= soughtMost && [...wanted].every(isPlain))
    return soughtWords(text, wanted)
  const said = new Map<string, { part: Part; at: number }[]>()
  for (let from = text.indexOf("'"); from >= 0; ) {
    let end = text.indexOf("'", from + 1)
    // Quotes inside of a word are doubled.
    while (text[end + 1] === "'") end = text.indexOf("'", end + 2)
    if (end < 0) break
    const word = unescaped(text.slice(from + 1, end))
    const space = text.indexOf(' ', end)
    const stop = space < 0 ? text.length : space
    if (wanted?.has(word) !== false) said.set(word, placesIn(text, end + 2, stop))
    from = text.indexOf("'", stop)
  }
  return said
}

const unescaped = (word: string): string =>
  word.includes("'") || word.includes('\\')
    ? word.replaceAll("''", "'").replaceAll('\\\\', '\\')
    : word

/** Words that have to stand together: the first one, and how far behind it the others are. */
interface Phrase {
  readonly first: string
  readonly rest: readonly { readonly stem: string; readonly behind: number }[]
}

/** Returns the phrase of stems, of which null is any word; undefined when there is no other. */
function phraseOf(stems: readonly (string | null)[]): Phrase | undefined {
  const [first, ...rest] = stems.flatMap((stem, gap) => (stem === null ? [] : [{ stem, gap }]))
  if (first === undefined) return undefined
  return {
    first: first.stem,
    rest: rest.map(({ stem, gap }) => ({ stem, behind: gap - first.gap })),
  }
}

const nowhere: readonly Place[] = []

/** Returns where a phrase starts in a pin's words. */
function placesOf({ first, rest }: Phrase, said: SaidWords) {
  const places = said.get(first) ?? nowhere
  if (rest.length === 0 || places.length === 0) return places
  return places.filter(({ part, at }) =>
    rest.every(({ stem, behind }) =>
      (said.get(stem) ?? nowhere).some((place) => place.part === part && place.at === at + behind),
    ),
  )
}

/** The subject of a title, such as 'Clay table lamp' in 'Clay table lamp for a small bedroom'. */
export interface Subject {
  /** The number of words before 'for', 'with', 'in' and the like. */
  readonly words: number
}

const subjectEnd =
  /[,:;.!?–—(]| (?:for|with|in|on|of|at|by|from|under|over|beside|against|and|to|that) /

/** Returns the subject of a title. */
export function subjectOf(title: string): Subject {
  const whole = title.toLowerCase()
  const end = whole.search(subjectEnd)
  const head = end < 0 ? whole : whole.slice(0, end)
  const words = head.split(/\s+/).map((word) => (word.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).length)
  // PostgreSQL counts 'two-person' and both of its parts.
  return { words: words.reduce((sum, parts) => sum + (parts > 1 ? parts + 1 : parts), 0) }
}

/** A term as pins are scored by it. */
interface FitTerm {
  readonly phrase: Phrase
  /** The stems that may stand apart from each other; undefined for a phrase. */
  readonly apart: readonly string[] | undefined
  readonly weight: number
}

/** The terms of a group, prepared for many pins, best first. */
export type FitGroup = readonly FitTerm[]

/** Prepares a group to score many pins by it. */
export const fitGroupOf = ({ terms }: Pick<KnownGroup, 'terms'>): FitGroup =>
  terms
    .flatMap(({ stems, weight, isApart }) => {
      const phrase = phraseOf(stems)
      const apart = isApart === true ? stems.flatMap((stem) => stem ?? []) : undefined
      return phrase === undefined ? [] : [{ phrase, weight, apart }]
    })
    .toSorted((one, other) => other.weight - one.weight)

/** Returns the places where a pin says a term: of words that stand apart, those of the last one. */
export const termPlaces = ({ phrase, apart }: FitTerm, said: SaidWords): readonly Place[] => {
  if (apart === undefined) return placesOf(phrase, said)
  return apart.every((stem) => said.has(stem)) ? (said.get(apart.at(-1) ?? '') ?? nowhere) : nowhere
}

/** Returns what all groups are as typed, side by side; undefined for a single word. */
export function typedPhrase(groups: readonly Pick<KnownGroup, 'terms'>[]): Phrase | undefined {
  const stems = groups.flatMap(({ terms }) => [...(terms[0]?.stems ?? [])])
  return stems.length > 1 ? phraseOf(stems) : undefined
}

/** Returns the parts of a pin that have a phrase. */
export const partsWithPhrase = (phrase: Phrase | undefined, said: SaidWords): ReadonlySet<Part> =>
  new Set(phrase === undefined ? [] : placesOf(phrase, said).map(({ part }) => part))
