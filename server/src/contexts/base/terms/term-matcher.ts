import { foldLetters, formsOf, withoutTwins, wordsOf } from './fold-letters.ts'
import { isInnocent } from './innocent-words.ts'

/** The places whose texts are compared with terms. */
export const termPlaces = ['pin', 'board', 'comment', 'profile', 'invite'] as const

export type TermPlace = (typeof termPlaces)[number]

/** A word or phrase of the list, and its consequence. `allow` covers terms inside of it. */
export interface Term {
  readonly text: string
  readonly act: 'refuse' | 'queue' | 'hide' | 'allow'
  readonly match: 'word' | 'part'
  /** The language of the writers whom it concerns; null for all. */
  readonly language: string | null
  readonly places: readonly TermPlace[]
}

/** All terms of a list, ready to be looked for. */
export interface TermMatcher {
  readonly size: number
  /** Returns the terms in a text, each once. Without a language, terms of all languages count. */
  find(text: string, place: TermPlace, language?: string): readonly Term[]
}

/** Texts are cut here; none that somebody may send is longer. */
const textMost = 50_000

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

/** Returns the patterns of a term. Those of whole words have the spaces around them. */
function patternsOf({ text, match }: Term): readonly string[] {
  const folded = foldLetters(text)
  const plain = withoutTwins(folded)
  // A foreign word of nothing but look-alikes would be a Latin word that nobody listed.
  const isMixed = plain !== folded && /[^\p{Script=Latin}\P{L}]/u.test(plain)
  const isWhole = match === 'word' && !unspaced.test(folded)
  return (isMixed ? [folded, plain] : [folded]).flatMap((form) => {
    const words = wordsOf(form)
    if (words === '') return []
    return [isWhole ? ` ${words} ` : words]
  })
}

/** A place in a text at which a pattern ends. */
interface Hit {
  readonly term: Term
  readonly from: number
  readonly to: number
}

/** States per code unit of the key in the map of transitions. */
const units = 65_536

/** The automaton of Aho and Corasick: all patterns are found in one pass over a text. */
class Automaton {
  readonly #next = new Map<number, number>()
  readonly #fail: number[] = [0]
  /** The nearest shorter state where a pattern ends, and the patterns that end at a state. */
  readonly #shorter: number[] = [0]
  readonly #ends: { readonly term: Term; readonly length: number }[][] = [[]]

  constructor(patterns: readonly { readonly term: Term; readonly pattern: string }[]) {
    const children: [unit: number, state: number][][] = [[]]
    for (const { term, pattern } of patterns) {
      let state = 0
      for (let at = 0; at < pattern.length; at += 1) {
        const unit = pattern.charCodeAt(at)
        let next = this.#next.get(state * units + unit)
        if (next === undefined) {
          next = this.#ends.length
          this.#next.set(state * units + unit, next)
          this.#ends.push([])
          children.push([])
          children[state]?.push([unit, next])
        }
        state = next
      }
      this.#ends[state]?.push({ term, length: pattern.length })
    }
    this.#link(children)
  }

  /** Sets the state to go on at where a pattern breaks off, from the shortest states on. */
  #link(children: readonly (readonly (readonly [number, number])[])[]): void {
    const waiting = [0]
    for (const state of waiting)
      for (const [unit, child] of children[state] ?? []) {
        const fail = state === 0 ? 0 : this.#step(this.#fail[state] ?? 0, unit)
        this.#fail[child] = fail
        this.#shorter[child] = this.#ends[fail]?.length ? fail : (this.#shorter[fail] ?? 0)
        waiting.push(child)
      }
  }

  #step(from: number, unit: number): number {
    let state = from
    for (;;) {
      const next = this.#next.get(state * units + unit)
      if (next !== undefined) return next
      if (state === 0) return 0
      state = this.#fail[state] ?? 0
    }
  }

  hits(text: string): readonly Hit[] {
    const found: Hit[] = []
    let state = 0
    for (let at = 0; at < text.length; at += 1) {
      state = this.#step(state, text.charCodeAt(at))
      for (let ending = state; ending !== 0; ending = this.#shorter[ending] ?? 0)
        for (const { term, length } of this.#ends[ending] ?? [])
          found.push({ term, from: at + 1 - length, to: at + 1 })
    }
    return found
  }
}

/** True when a part of a word stands inside of a word that is known to be innocent. */
function isInside(text: string, { term, from, to }: Hit): boolean {
  if (term.match === 'word') return false
  const start = text.lastIndexOf(' ', from) + 1
  const end = text.indexOf(' ', to)
  return isInnocent(text.slice(start, end < 0 ? text.length : end))
}

/** Compiles a list of terms: once for each version of the list, whatever the number of texts. */
export function buildMatcher(terms: readonly Term[]): TermMatcher {
  const patterns = terms.flatMap((term) => patternsOf(term).map((pattern) => ({ term, pattern })))
  const automaton = new Automaton(patterns)
  return {
    size: terms.length,
    find(text, place, language) {
      if (patterns.length === 0) return []
      const found = new Set<Term>()
      for (const form of formsOf(text.slice(0, textMost))) {
        const whole = ` ${form} `
        const hits = automaton
          .hits(whole)
          .filter(
            ({ term }) =>
              term.places.includes(place) &&
              (term.language === null || language === undefined || term.language === language),
          )
        const allowed = hits.filter(({ term }) => term.act === 'allow')
        for (const hit of hits)
          if (
            hit.term.act !== 'allow' &&
            !isInside(whole, hit) &&
            !allowed.some(({ from, to }) => from <= hit.from && hit.to <= to)
          )
            found.add(hit.term)
      }
      return [...found]
    },
  }
}
