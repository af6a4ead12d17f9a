/** A shorter word is looked up as it is written: too many others are like it. */
const likeLeast = 5
/** A shorter word has too many words that differ by one letter. */
const otherLetterLeast = 6

/** True for a word that is too short to be looked up with typos. */
export const isShort = (word: string): boolean => [...word].length < likeLeast

/**
 * Returns a pattern of the texts that a word may have been meant for: with two letters next to each other
 * swapped, or with one letter that is another. Letters that were added or left out, the likeness of trigrams
 * finds. The word has letters and digits alone, as `queryWords` reads it.
 */
export function slipsOf(word: string): string | undefined {
  const letters = [...word]
  if (isShort(word)) return undefined
  const swapped = letters
    .slice(1)
    .map((letter, at) => letters.with(at, letter).with(at + 1, letters[at] ?? ''))
  const others =
    letters.length < otherLetterLeast ? [] : letters.map((_, at) => letters.with(at, '.'))
  return [...swapped, ...others].map((each) => each.join('')).join('|')
}
