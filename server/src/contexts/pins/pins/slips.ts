/** A shorter word is looked up as it is written: too many others are like it. */
const likeLeast = 5
/** A shorter word has too many words that differ by a letter more or another one. */
const otherLetterLeast = 6

/** Texts that a word may have been meant for. */
export interface Slips {
  /** The start and the end of the word: one of them is as it was meant. */
  readonly start: string
  readonly end: string
  /** The word with the letters swapped where its start and its end meet. */
  readonly swapped: string
  /** A pattern of all texts with one slip. */
  readonly pattern: string
}

/**
 * Returns the texts that a word with one slip may have been meant for: two letters swapped, a letter left out,
 * added, or another one. Undefined for a short word. The word has letters and digits alone, as `queryWords`
 * reads it.
 */
export function slipsOf(word: string): Slips | undefined {
  const letters = [...word]
  if (letters.length < likeLeast) return undefined
  const half = letters.length >> 1
  const swaps = letters
    .slice(1)
    .map((letter, at) => letters.with(at, letter).with(at + 1, letters[at] ?? ''))
  const leftOut = swaps.map((_, at) => letters.toSpliced(at + 1, 0, '.'))
  const isLong = letters.length >= otherLetterLeast
  const others = isLong
    ? letters.flatMap((_, at) => [letters.with(at, '.'), letters.toSpliced(at, 1)])
    : []
  const swapped = swaps[half - 1] ?? letters
  return {
    start: letters.slice(0, half).join(''),
    end: letters.slice(half).join(''),
    swapped: swapped.join(''),
    pattern: [...swaps, ...leftOut, ...others].map((each) => each.join('')).join('|'),
  }
}
