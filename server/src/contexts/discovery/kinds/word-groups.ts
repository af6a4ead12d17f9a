import {
  belonging,
  entryOf,
  narrower,
  type Relation,
  sameThing,
  sameWord,
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
