import { editDistance } from '../../../platform/words/edit-distance.ts'

/** A candidate for a correction, and how many pins have it. */
export interface Meant {
  readonly word: string
  readonly pinCount: number
}

/** The min length of a word to correct. */
export const correctionMin = 4

/** Longer words aren't corrected: they have too many neighbors to look for. */
const correctionMax = 30

/** True for a word of a length that typos are looked for in. */
export function isCorrectable(word: string, min = correctionMin): boolean {
  const { length } = [...word]
  return length >= min && length <= correctionMax
}

/** Returns how many typos a word may have. */
const slipsIn = (word: string): number => ([...word].length < 7 ? 1 : 2)

/** Returns those of some words that a word may be meant for. */
export function within(typed: string, words: Iterable<string>): readonly string[] {
  const most = slipsIn(typed)
  const found: string[] = []
  for (const word of words)
    if (Math.abs(word.length - typed.length) <= most && editDistance(typed, word, most) <= most)
      found.push(word)
  return found
}

/**
 * Returns the most likely correction: a word that starts with the typed letters, else the one with
 * the fewest typos and then the most pins.
 */
export function bestCorrection(typed: string, candidates: readonly Meant[]): string | undefined {
  const most = slipsIn(typed)
  const weighed = candidates
    .map((meant) => ({
      ...meant,
      slips: meant.word.startsWith(typed) ? 0.5 : editDistance(typed, meant.word, most),
    }))
    .filter(({ slips }) => slips <= most)
  const [best] = weighed.toSorted(
    (one, other) => one.slips - other.slips || other.pinCount - one.pinCount,
  )
  return best?.word
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** Returns every word one typo away, as far as Latin letters go. */
export function oneEditAway(word: string): readonly string[] {
  const all = new Set<string>()
  const typed = [...word]
  for (let at = 0; at <= typed.length; at += 1) {
    const [head, tail] = [typed.slice(0, at).join(''), typed.slice(at)]
    const [first = '', second = '', ...rest] = tail
    if (tail.length > 0) all.add(head + tail.slice(1).join(''))
    if (tail.length > 1) all.add(head + second + first + rest.join(''))
    for (const letter of letters) {
      all.add(head + letter + tail.join(''))
      if (tail.length > 0) all.add(head + letter + tail.slice(1).join(''))
    }
  }
  all.delete(word)
  return [...all]
}
