import type { KnownGroup, KnownTerm } from './known-groups.ts'

/** Where a pin has a word: A its title, B its description, C what its product says, D its picture. */
type Part = 'A' | 'B' | 'C' | 'D'

/** The places of a pin's words: a part and a position in it. */
export type SaidWords = ReadonlyMap<string, readonly { readonly part: Part; readonly at: number }[]>

/** The weight of a word by the part of the pin that has it. */
const worth: Readonly<Record<Part, number>> = { A: 1, B: 0.55, C: 0.5, D: 0.3 }

const partOf = (letter: string): Part =>
  letter === 'A' || letter === 'B' || letter === 'C' ? letter : 'D'

const placesIn = (text: string) =>
  text
    .split(',')
    .map((place) => ({ part: partOf(place.slice(-1)), at: Number.parseInt(place, 10) }))

/**
 * Parses PostgreSQL's text of a tsvector, `'lamp':2A,7B 'oak':1A`: all of its words, or those that are
 * wanted. A search reads hundreds of these.
 */
export function saidWords(text: string, wanted?: ReadonlySet<string>): SaidWords {
  const said = new Map<string, { part: Part; at: number }[]>()
  for (let from = text.indexOf("'"); from >= 0; ) {
    let end = text.indexOf("'", from + 1)
    // Quotes inside of a word are doubled.
    while (text[end + 1] === "'") end = text.indexOf("'", end + 2)
    if (end < 0) break
    const word = unescaped(text.slice(from + 1, end))
    const space = text.indexOf(' ', end)
    const stop = space < 0 ? text.length : space
    if (wanted?.has(word) !== false) said.set(word, placesIn(text.slice(end + 2, stop)))
    from = text.indexOf("'", stop)
  }
  return said
}

const unescaped = (word: string): string =>
  word.includes("'") || word.includes('\\')
    ? word.replaceAll("''", "'").replaceAll('\\\\', '\\')
    : word

/** Returns where a term starts in a pin's words; a phrase has to stand together. */
function placesOf({ stems }: KnownTerm, said: SaidWords) {
  const [first, ...rest] = stems.flatMap((stem, gap) => (stem === null ? [] : [{ stem, gap }]))
  if (first === undefined) return []
  return (said.get(first.stem) ?? []).filter(({ part, at }) =>
    rest.every(({ stem, gap }) =>
      (said.get(stem) ?? []).some(
        (place) => place.part === part && place.at === at + gap - first.gap,
      ),
    ),
  )
}

/** True when a pin's title has one of these words. */
export function hasTitleWord(said: SaidWords): boolean {
  for (const places of said.values()) if (places.some(({ part }) => part === 'A')) return true
  return false
}

/** Where the subject of a title ends: 'Clay table lamp' in 'Clay table lamp for a small bedroom'. */
export interface Subject {
  /** The number of words before 'for', 'with', 'in' and the like. */
  readonly words: number
}

/** Returns the subject of a title. */
export function subjectOf(title: string): Subject {
  const [head = ''] = title
    .toLowerCase()
    .split(/[,:;.!?–—(]| (?:for|with|in|on|of|at|by|from|under|over|beside|against|and|to|that) /)
  const words = head.split(/\s+/).map((word) => (word.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).length)
  // PostgreSQL counts 'two-person' and both of its parts.
  return { words: words.reduce((sum, parts) => sum + (parts > 1 ? parts + 1 : parts), 0) }
}

/** The extra weight of the last word of a title's subject, and of a word before it. */
const subjectWorth = { last: 0.35, other: 0.15 }

/** Scores how well a pin says what a group asks for: from 0 to 1.35. */
export function groupFit(group: KnownGroup, said: SaidWords, subject: Subject): number {
  let best = 0
  for (const term of group.terms) {
    if (term.weight * (1 + subjectWorth.last) <= best) continue
    for (const { part, at } of placesOf(term, said)) {
      const last = at + term.stems.length - 1
      const inSubject =
        part !== 'A' || last > subject.words
          ? 0
          : last === subject.words
            ? subjectWorth.last
            : subjectWorth.other
      best = Math.max(best, term.weight * (worth[part] + inSubject))
    }
  }
  return best
}

/** True when a title has all groups as typed, side by side. */
export function hasPhrase(groups: readonly KnownGroup[], said: SaidWords): boolean {
  const typed = groups.flatMap(({ terms }) => terms[0] ?? [])
  const stems = typed.flatMap((term) => [...term.stems])
  return stems.length > 1 && placesOf({ stems, weight: 1, pinCount: 0 }, said).length > 0
}
