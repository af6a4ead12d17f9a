import { belongings, forms, kinds, synonyms } from './word-families.ts'

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
}

/**
 * The weights of terms: the typed word, other words for it, its kinds, what belongs to it, what it
 * is a kind of, and other kinds of that.
 */
export const weights = {
  typed: 1,
  synonym: 0.9,
  kind: 0.7,
  belonging: 0.45,
  wider: 0.4,
  sibling: 0.2,
} as const

/** Terms at or above this weight mean what was typed. */
export const meantFrom = weights.kind

const depthMax = 3
const phraseMax = 3
const termsMax = 72

const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '')
const namesIn = (line: string): readonly string[] => line.split(',').map((name) => name.trim())

type Relation = Map<string, Set<string>>

function relate(relation: Relation, from: string, to: readonly string[]): void {
  const known = relation.get(from) ?? new Set()
  for (const each of to) if (each !== from) known.add(each)
  relation.set(from, known)
}

function alike(text: string): Relation {
  const relation: Relation = new Map()
  for (const names of linesOf(text).map(namesIn))
    for (const name of names) relate(relation, name, names)
  return relation
}

const [sameWord, sameThing] = [alike(forms), alike(synonyms)]

/** Reads lines of a whole and its parts, both ways. */
function parted(text: string): readonly [parts: Relation, wholes: Relation] {
  const [parts, wholes]: [Relation, Relation] = [new Map(), new Map()]
  for (const line of linesOf(text)) {
    const [whole = '', list = ''] = line.split(':')
    relate(parts, whole.trim(), namesIn(list))
    for (const part of namesIn(list)) relate(wholes, part, [whole.trim()])
  }
  return [parts, wholes]
}

const [narrower, wider] = parted(kinds)
const [belonging] = parted(belongings)

// Hashtags write a phrase as one word: 'livingroom'.
const phrases = new Map(
  [sameWord, sameThing, narrower, wider, belonging]
    .flatMap((relation) => [...relation.keys()])
    .filter((name) => name.includes(' '))
    .map((name) => [name.replaceAll(' ', ''), name]),
)
for (const [joined, name] of phrases) {
  relate(sameWord, joined, [name])
  relate(sameWord, name, [joined])
}

/** Every name in the families. */
const allNames: ReadonlySet<string> = new Set(
  [sameWord, sameThing, narrower, wider, belonging].flatMap((relation) => [...relation.keys()]),
)

/** Returns the singulars that a plural may have; the families name singulars for the most part. */
const singularsOf = (name: string): readonly string[] => [
  name.replace(/s$/, ''),
  name.replace(/es$/, ''),
  name.replace(/ies$/, 'y'),
]

/** Returns the name under which the families know a word or phrase. */
function entryOf(name: string): string | undefined {
  if (allNames.has(name)) return name
  return name.endsWith('s') ? singularsOf(name).find((each) => allNames.has(each)) : undefined
}

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
  add(withSame(step(narrower, step(wider, same))), weights.sibling)
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

/** Splits the words of a query into groups; the longest phrases that the families know stay whole. */
export function groupsOf(words: readonly string[]): readonly WordGroup[] {
  const found: WordGroup[] = []
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: phraseMax - 1 }, (_, less) => phraseMax - less)
    const length =
      lengths.find(
        (each) =>
          at + each <= words.length && entryOf(words.slice(at, at + each).join(' ')) !== undefined,
      ) ?? 1
    found.push(groupOf(words.slice(at, at + length)))
    at += length
  }
  return found
}

/** Returns a phrase that a hashtag writes as one word; other words as they are. */
export const spacedName = (word: string): string => phrases.get(word) ?? word

/** Each word with the first of the words for its thing. */
const firstNames = new Map(
  linesOf(synonyms)
    .map(namesIn)
    // Of a word on several lines, the first line counts.
    .toReversed()
    .flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
)

/** Returns the first of the words for one thing; of a word outside the families, its singular. */
export function usualName(name: string): string {
  const entry = spacedName(entryOf(name) ?? name)
  return firstNames.get(entry) ?? entry.replace(/(?<=\p{L}{3})s$/u, '')
}
