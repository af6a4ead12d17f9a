import { colorCloseness } from './color-words.ts'
import { foldText } from './fold-text.ts'
import type { QueryWords } from './query-words.ts'

/** What speaks for a pin, as the database has it. */
export interface PinEvidence {
  readonly title: string
  /** How much its text is about the words, those of the title counting most: from 0 to about 1. */
  readonly textRank: number
  /** Whether it has the words side by side. */
  readonly hasPhrase: boolean
  readonly pictureColor: string
  readonly productColor: string | null
  readonly saveCount: number
  readonly createdAt: number
}

const year = 365 * 86_400_000

/** Steps of popularity: four times as many saves are one more, so that a single save moves nothing. */
const stepsOf = (saves: number): number => Math.floor(Math.log(1 + saves) / Math.log(4))

/** How well a pin's title goes with all that was typed. */
function titleFit(title: string, text: string): number {
  if (text === '') return 0
  const folded = foldText(title).trim()
  if (folded === text) return 1.5
  return folded.startsWith(text) ? 0.6 : 0
}

/** How well a pin goes with the colours among the words. */
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
 * How well a pin fits what was typed: its words first, then the colours, then, gently, how many
 * saved it and how new it is. It hardly ever changes, so that a list can be paged by it.
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
