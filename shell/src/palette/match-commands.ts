/** The words of a command that a query is compared with. */
export interface Searchable {
  readonly label: string
  readonly note?: string | undefined
  readonly also?: string | undefined
}

/** Removes case and accents, so that 'muller' finds 'Müller'. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)

/** The typos that a word of this length may have: a short word with one is another word. */
const typosIn = (word: string): number => {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * Returns the fewest typos (a letter too many, too few, wrong, or two swapped) that turn `typed` into `word` or
 * into its beginning; Infinity above `most`.
 */
function typosTo(typed: string, word: string, most: number): number {
  let before: readonly number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = typed[row - 1] === word[at - 1]
      const isSwapped = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        row > 1 && at > 1 && isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = next
  }
  // The last row holds the typos to each beginning of the word. A short word is the whole of another one, or none.
  const fewest = typed.length < 5 ? (last[word.length] ?? most + 1) : Math.min(...last.slice(1))
  return fewest <= most ? fewest : Number.POSITIVE_INFINITY
}

/** Says how far a typed word is from a word: 0 the same, 1 its beginning, 2 within it, more with typos. */
function distance(typed: string, word: string): number {
  if (word === typed) return 0
  if (word.startsWith(typed)) return 1
  if (word.includes(typed)) return 2
  // A first letter is seldom wrong, and without it everything is near to everything.
  if (word[0] !== typed[0] && word[1] !== typed[0]) return Number.POSITIVE_INFINITY
  return 3 + typosTo(typed, word, typosIn(typed))
}

const nearest = (typed: string, words: readonly string[]): number =>
  Math.min(Number.POSITIVE_INFINITY, ...words.map((word) => distance(typed, word)))

/** Scores a command for a query: Infinity without a match, and less for a better one. */
function scoreOf(query: readonly string[], { label, note = '', also = '' }: Searchable): number {
  const [main, other] = [wordsOf(label), wordsOf(`${note} ${also}`)]
  const score = query
    .map((typed) => Math.min(nearest(typed, main), nearest(typed, other) + 1.5))
    .reduce((sum, each) => sum + each, 0)
  // Of two equal matches, the one with fewer other words is better.
  return score + Math.min(main.length, 20) / 100
}

/**
 * Returns the commands that have every word of a query in their words, best first. Small typos are forgiven. Equal
 * matches keep their order.
 */
export function matchCommands<Command extends Searchable>(
  query: string,
  commands: readonly Command[],
): readonly Command[] {
  const typed = wordsOf(query)
  if (typed.length === 0) return []
  return commands
    .map((command) => ({ command, score: scoreOf(typed, command) }))
    .filter(({ score }) => score < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.score - other.score)
    .map(({ command }) => command)
}
