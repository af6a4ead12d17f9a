import { foldText } from '../../base/words/fold-text.ts'
import { colorCloseness } from './color-words.ts'
import type { SearchReading } from './reading.ts'
import {
  fitGroupOf,
  groupFit,
  hasPhrase,
  hasTitleWord,
  saidWords,
  subjectOf,
  typedPhrase,
} from './said-words.ts'

/** The inputs of a pin's rank. */
export interface PinEvidence {
  readonly title: string
  /** Its words as PostgreSQL writes them, with their places. */
  readonly said: string
  readonly pictureColor: string
  readonly productColor: string | null
  readonly saveCount: number
  readonly createdAt: number
}

const year = 365 * 86_400_000

/**
 * Returns popularity in steps of four times as many saves, so that a single save changes nothing.
 */
const stepsOf = (saves: number): number => Math.floor(Math.log(1 + saves) / Math.log(4))

/** Scores a pin's title against the whole query. */
function titleFit(title: string, text: string): number {
  if (text === '') return 0
  const folded = foldText(title).trim()
  if (folded === text) return 1.5
  return folded.startsWith(text) ? 0.3 : 0
}

/** Scores a pin's colors against the color words of a query. */
function colorFit(evidence: PinEvidence, colors: readonly string[]): number {
  if (colors.length === 0) return 0
  const fits = colors.map((color) =>
    Math.max(
      colorCloseness(color, evidence.pictureColor),
      foldText(evidence.productColor ?? '') === color ? 1 : 0,
    ),
  )
  return Math.max(0, ...fits)
}

/** The score of a pin that has all words of a query. */
const wordsWorth = 4
/** In English the last word names the thing, and those before describe it: 'oak desk'. */
const lastShare = 2

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

/** The stems that may score a pin. */
const stemsOf = (groups: SearchReading['groups']): ReadonlySet<string> =>
  new Set(
    groups.flatMap(({ terms }) =>
      terms.flatMap(({ stems }) => stems.flatMap((stem) => stem ?? [])),
    ),
  )

const noSubject = { words: 0 }

/**
 * Returns the score of a query's pins: how well each fits, by its words first, then colors and,
 * weakly, saves and age. The score is almost constant over time, so that pages of results stay stable.
 */
export function pinFitOf({
  query,
  groups,
  colors,
}: Pick<SearchReading, 'query' | 'groups' | 'colors'>): (evidence: PinEvidence) => number {
  const wanted = stemsOf(groups)
  const last = groups.findLast(({ isColor }) => !isColor)
  const shares = groups.map((group) => (group === last ? lastShare : 1))
  const whole = Math.max(1, sum(shares))
  const fitGroups = groups.map(fitGroupOf)
  const phrase = typedPhrase(groups)
  return (evidence) => {
    const said = saidWords(evidence.said, wanted)
    const subject = hasTitleWord(said) ? subjectOf(evidence.title) : noSubject
    const fits = fitGroups.map((group, at) => (shares[at] ?? 1) * groupFit(group, said, subject))
    return (
      wordsWorth * (sum(fits) / whole) +
      (hasPhrase(phrase, said) ? 0.6 : 0) +
      titleFit(evidence.title, query.text) +
      1.6 * colorFit(evidence, colors) +
      0.08 * stepsOf(evidence.saveCount) +
      (0.06 * evidence.createdAt) / year
    )
  }
}
