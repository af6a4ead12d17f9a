import bidiFactory from 'bidi-js'
import { runsOf, type TextRun } from './fonts.ts'

const bidi = bidiFactory()

/**
 * Signs of right-to-left scripts: fonts turn these around by themselves, their digits too, and their
 * neighbors not.
 */
const rtlLetters = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Turns signs around that stand among right-to-left letters, such as brackets and spaces. */
const turned = (text: string): string =>
  [...text]
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .reduceRight((so, sign) => so + sign, '')

interface LeveledRun extends TextRun {
  readonly level: number
}

/** Splits a line by direction and by the part of a font. */
function leveledRuns(line: string): readonly LeveledRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr')
  const pieces: { level: number; text: string }[] = []
  for (let at = 0; at < line.length; at += 1) {
    const level = levels[at] ?? 0
    const last = pieces.at(-1)
    if (last?.level === level) last.text += line[at]
    else pieces.push({ level, text: line[at] ?? '' })
  }
  return pieces.flatMap(({ level, text }) => runsOf(text).map((run) => ({ ...run, level })))
}

/**
 * Returns the pieces of a line from start to end as they stand on the page, left to right, by the
 * Unicode bidirectional algorithm.
 */
export function visualRuns(line: string): readonly TextRun[] {
  // Text that people wrote must not turn the direction of the text around it.
  let runs = [...leveledRuns(line.normalize('NFC').replace(/[\u202a-\u202e]/g, ''))]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) runs = reversedFrom(runs, level)
  return runs.map(({ part, text, level }) => ({
    part,
    text: textFor(text, level % 2 === 1),
  }))
}

/** Returns the text of a run so that its font writes it in the direction that it is read in. */
function textFor(text: string, isRtl: boolean): string {
  if (rtlLetters.test(text) === isRtl) return text
  return isRtl ? turned(text) : [...text].reverse().join('')
}

/** Reverses the order of each sequence of runs of a level or higher. */
function reversedFrom(runs: readonly LeveledRun[], level: number): LeveledRun[] {
  const result: LeveledRun[] = []
  let sequence: LeveledRun[] = []
  for (const run of runs) {
    if (run.level >= level) sequence = [run, ...sequence]
    else {
      result.push(...sequence, run)
      sequence = []
    }
  }
  return [...result, ...sequence]
}
