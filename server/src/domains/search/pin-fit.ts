import { colorCloseness } from './color-words.ts'
import { foldText } from './fold-text.ts'
import type { QueryWords } from './query-words.ts'

/** The inputs of a pin's rank. */
export interface PinEvidence {
  readonly title: string
  /** The text rank of the words, title words weighing most: from 0 to about 1. */
  readonly textRank: number
  /** True when it has the words next to each other. */
  readonly hasPhrase: boolean
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
  return folded.startsWith(text) ? 0.6 : 0
}

/** Scores a pin's colors against the color words of a query. */
function colorFit(evidence: PinEvidence, colors: readonly string[]): number {
  const fits = colors.map((color) =>
    Math.max(
      colorCloseness(color, evidence.pictureColor),
      foldText(evidence.productColor ?? '') === color ? 1 : 0,
    ),
  )
  return Math.max(0, ...fits)
}

/**
 * Scores how well a pin fits a query: its words first, then colors and, weakly, saves and age. The
 * score is almost constant over time, so that pages of results stay stable.
 */
export function pinFit(
  evidence: PinEvidence,
  query: QueryWords,
  colors: readonly string[],
): number {
  return (
    3 * evidence.textRank +
    (evidence.hasPhrase ? 0.6 : 0) +
    titleFit(evidence.title, query.text) +
    1.6 * colorFit(evidence, colors) +
    0.12 * stepsOf(evidence.saveCount) +
    (0.06 * evidence.createdAt) / year
  )
}
