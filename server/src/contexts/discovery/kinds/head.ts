import { foldText } from '../../base/words/fold-text.ts'
import {
  determiners,
  joints,
  lightNouns,
  materialWords,
  measures,
  phraseEnds,
  shadeWords,
  sizes,
  styleWords,
} from './families/describing.ts'
import { materials, rooms } from './families/word-families.ts'
import { entryOf, namesIn, usualName, wider } from './relations.ts'

/** The thing that a phrase names: 'Clay table lamp for a small bedroom' is a table lamp. */
export interface Head {
  /** Its usual name in the singular: 'table lamp'. */
  readonly name: string
  /** The place of its last word among the words of the phrase, from 0. */
  readonly at: number
  /** The names of what it is a kind of, nearest first: 'lamp', 'lighting'. */
  readonly wider: readonly string[]
}

/**
 * The parts of a phrase: kinds that the families know, rooms, words that nobody lists, words that
 * name a thing only beside no other, and words that never do.
 */
export type Part =
  | 'kind'
  | 'room'
  | 'other'
  | 'light'
  | 'material'
  | 'quality'
  | 'small'
  | 'and'
  | 'end'

const namesOf = (text: string): readonly string[] => text.split('\n').flatMap(namesIn)

/** The parts of words that are no kinds; a word on two lists is what the first one says. */
const partOfWord: ReadonlyMap<string, Part> = new Map(
  (
    [
      [determiners, 'small'],
      [joints, 'and'],
      [phraseEnds, 'end'],
      [rooms, 'room'],
      [lightNouns, 'light'],
      [materials, 'material'],
      [materialWords, 'material'],
      [sizes, 'quality'],
      [shadeWords, 'quality'],
      [styleWords, 'quality'],
    ] as const
  )
    .toReversed()
    .flatMap(([text, part]) => namesOf(text).map((word) => [word, part] as const)),
)

/** Rooms that are things of their own beside other rooms: a garden of roses is a garden. */
const places: ReadonlySet<string> = new Set(['garden', 'balcony', 'terrace'])

const measureWords: ReadonlySet<string> = new Set(namesIn(measures))

/** A word of a phrase, or several that name one thing. */
interface Unit {
  readonly text: string
  readonly part: Part
  /** The place of its last word. */
  readonly at: number
}

const phraseMax = 3

/** Returns what a plural is: oranges are no color, and woods are no material but a forest. */
function partOfPlural(text: string, entry: string | undefined): Part | undefined {
  const part = partOfWord.get(text.replace(/s$/, ''))
  return part === 'quality' && entry !== undefined ? undefined : part
}

function partOf(text: string): Part {
  const entry = entryOf(text)
  const known = partOfWord.get(text) ?? (entry === text ? undefined : partOfPlural(text, entry))
  if (known !== undefined && !places.has(text)) return known
  if (entry !== undefined) return 'kind'
  return /^\p{N}/u.test(text) || text.length < 2 ? 'small' : 'other'
}

/** Returns the longest phrase that the families know, from a place on; a single word otherwise. */
function unitAt(words: readonly string[], at: number): Unit {
  for (let length = Math.min(phraseMax, words.length - at); length > 1; length -= 1) {
    const text = words.slice(at, at + length).join(' ')
    if (entryOf(text) === undefined) continue
    const room = partOfWord.get(usualName(text)) === 'room'
    return { text, part: room ? 'room' : 'kind', at: at + length - 1 }
  }
  const text = words[at] ?? ''
  return { text, part: partOf(text), at }
}

/** Returns what the words of one name are. */
export const partOfName = (words: readonly string[]): Part =>
  words.length > 1 ? unitAt(words, 0).part : partOf(words[0] ?? '')

function unitsOf(words: readonly string[]): readonly Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const unit = unitAt(words, at)
    units.push(unit)
    at = unit.at + 1
  }
  return units
}

const isThing = ({ part }: Unit): boolean => part === 'kind' || part === 'room' || part === 'other'

/** True when what follows 'and' goes on describing one thing: 'tomato and feta salad'. */
function goesOn(units: readonly Unit[], at: number): boolean {
  const end = units.findIndex(({ part }, place) => place > at && part === 'end')
  const rest = units.slice(at + 1, end < 0 ? units.length : end)
  const before = units.slice(0, at).findLast(isThing)
  if (before === undefined) return true
  const last = rest.findLast(isThing)
  const things = rest.filter((unit) => isThing(unit) || unit.part === 'material').length
  return things > 1 && last?.part === 'kind' && !before.text.endsWith('s')
}

/** Parts of a title that describe or count the thing after 'of'. */
const isMeasure = (units: readonly Unit[], at: number): boolean => {
  const [unit, of] = [units[at], units[at + 1]]
  return (
    of?.text === 'of' &&
    unit !== undefined &&
    (unit.part === 'light' || measureWords.has(unit.text) || measureWords.has(usualName(unit.text)))
  )
}

/** Splits units into the phrases between prepositions; 'of' after an amount ends none. */
function phrasesOf(units: readonly Unit[]): readonly (readonly Unit[])[] {
  const phrases: Unit[][] = [[]]
  for (const [at, unit] of units.entries()) {
    const phrase = phrases.at(-1)
    if (phrase === undefined) continue
    if (isMeasure(units, at)) phrase.length = 0
    else if (unit.part === 'and') {
      if (!goesOn(units, at)) phrases.push([])
    } else if (unit.part !== 'end') phrase.push(unit)
    else if (phrase.length > 0) phrases.push([])
  }
  return phrases
}

const ofPart = (units: readonly Unit[], ...parts: readonly Part[]): Unit | undefined =>
  units.findLast(({ part }) => parts.includes(part))

/** Returns the thing of a phrase; in English its last noun. */
const thingOf = (units: readonly Unit[], isTitle: boolean): Unit | undefined =>
  ofPart(units, 'kind', ...(isTitle ? (['room'] as const) : [])) ?? ofPart(units, 'room', 'other')

/** Names a thing by what remains when no other word does. */
const restOf = (units: readonly Unit[]): Unit | undefined =>
  ofPart(units, 'light') ?? ofPart(units, 'material') ?? ofPart(units, 'quality')

function widerThan(name: string, text: string): readonly string[] {
  const found = new Set<string>()
  let names: readonly string[] = [name, entryOf(text) ?? name]
  for (let depth = 0; depth < phraseMax && names.length > 0; depth += 1) {
    names = names.flatMap((each) => [...(wider.get(each) ?? [])].map(usualName))
    for (const each of names) if (each !== name) found.add(each)
  }
  return [...found]
}

function headOf(words: readonly string[], isTitle: boolean): Head | undefined {
  const units = unitsOf(words)
  const phrases = phrasesOf(units)
  const unit =
    phrases.map((phrase) => thingOf(phrase, isTitle)).find((thing) => thing !== undefined) ??
    restOf(phrases.flat())
  if (unit === undefined) return undefined
  const name = usualName(unit.text)
  return { name, at: unit.at, wider: widerThan(name, unit.text) }
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

/** Punctuation that ends the phrase of a title. */
const punctuated = /[:;.!?–—(|/]|,(?! \p{L}+(?:,| and | &))| - /u

/** Titles that end with what the thing is, whatever it shows: 'Six vases on two shelves art print'. */
const shownThing = /\b(?:print|poster|card|calendar|sticker|puzzle)s?$/

/** Words that follow a verb: 'Plant a tree', 'Plant something'. */
const objects: ReadonlySet<string> = new Set(
  namesIn('a, an, the, your, my, something, anything, everything, it, them, what'),
)

const isThingOrOther = (word: string): boolean => ['kind', 'other'].includes(partOf(word))

/** Returns the words of a title as far as it names its thing; others are blank. */
function titleWords(title: string): readonly string[] {
  const folded = foldText(title).trim()
  const words = folded.match(wordPattern) ?? []
  const [first, second = '', third = ''] = words
  if (shownThing.test(folded))
    return words.map((word, at) => (at < words.length - 2 ? 'the' : word))
  // 'How to set a table' and 'Fold a crane' tell what to do with the thing.
  if (first === 'how' && second === 'to') return words.map((word, at) => (at < 3 ? 'the' : word))
  const isVerb = isThingOrOther(first ?? '') && objects.has(second)
  return isVerb && third !== '' ? words.map((word, at) => (at === 0 ? 'the' : word)) : words
}

const heads = new Map<string, Head | null>()
/** Titles whose heads a process keeps; a search reads those of hundreds of pins. */
const headsMost = 20_000

/** Returns the thing that a title names; undefined for a title without words. */
export function headOfTitle(title: string): Head | undefined {
  const kept = heads.get(title)
  if (kept !== undefined) return kept ?? undefined
  const end = title.search(punctuated)
  const words = titleWords(end < 1 ? title : title.slice(0, end))
  const head = headOf(words, true)
  if (heads.size >= headsMost) heads.clear()
  heads.set(title, head ?? null)
  return head
}

/**
 * Returns the thing that a query asks for, of its words without accents in lower case. People write
 * them in any order, so that a kind counts before a room: 'lamp bedroom' is a lamp.
 */
export const headOfQuery = (words: readonly string[]): Head | undefined => headOf(words, false)
