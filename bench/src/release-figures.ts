import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/build/commands/root'
import { type Line, median } from './measure.ts'

/** A figure at the last release: a ratio or a count, and how much of it is noise, as a share. */
interface KeptFigure {
  readonly value: number
  readonly noise: number
}

/** The figures at the last release, kept with the sources. Times of one machine are not among them. */
export interface ReleaseFigures {
  /** The day when they were kept. */
  readonly day: string
  readonly figures: Readonly<Record<string, KeptFigure>>
}

/** Counts are exact; a file whose hash changes differs by some bytes. */
const noiseOfCounts = 0.005
/** Two runs of the same build differ by as much, however alike the rounds of each are. */
const noiseBetweenRuns = 0.05
/** Without rounds, nothing says how much of a ratio is noise. */
const noiseUnknown = 0.1

/**
 * Returns how much of a ratio is noise, as a share: twice the standard error of the median of its rounds, by
 * their median deviation, and never less than what two runs differ by.
 */
export function noiseOf(rounds: readonly number[]): number {
  if (rounds.length < 3) return noiseUnknown
  const middle = median(rounds)
  const deviation = 1.4826 * median(rounds.map((round) => Math.abs(round - middle)))
  const ofMedian = (2 * 1.2533 * deviation) / Math.sqrt(rounds.length)
  return Math.max(noiseBetweenRuns, ofMedian / Math.abs(middle || 1))
}

/** Returns what is kept of a line: its exact count, else its ratio; undefined for one that has neither. */
function keptOf({ count, ratio, rounds = [] }: Line): KeptFigure | undefined {
  const value = count ?? ratio
  if (value === undefined || !Number.isFinite(value)) return undefined
  return { value, noise: count === undefined ? noiseOf(rounds) : noiseOfCounts }
}

/** A line beside what it was at the last release. */
export interface Compared {
  /** The figure of the last release; undefined for a new one. */
  readonly before: number | undefined
  /** The loss as a share; negative when it is better, 0 within the noise. */
  readonly worse: number
}

/** Compares a line with the last release. Changes within the noise of both runs are none. */
export function compared(line: Line, { figures }: Pick<ReleaseFigures, 'figures'>): Compared {
  const now = keptOf(line)
  const before = figures[line.name]
  if (now === undefined || before === undefined) return { before: before?.value, worse: 0 }
  const change = before.value === 0 ? now.value : now.value / before.value - 1
  const isNoise = Math.abs(change) <= now.noise + before.noise
  // Plus 0, so that nothing is -0.
  return {
    before: before.value,
    worse: isNoise ? 0 : (line.better === 'more' ? -1 : 1) * change + 0,
  }
}

const asText = (value: number): string =>
  Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(2)

const percent = (share: number): string => `${(100 * Math.abs(share)).toFixed(0)} %`

/** Returns what a table says of a line at the last release, with a mark when it is worse now. */
export function beforeText(line: Line, release: ReleaseFigures): string {
  const { before, worse } = compared(line, release)
  if (before === undefined) return keptOf(line) === undefined ? '' : 'new'
  if (worse === 0) return asText(before)
  return `${asText(before)} ${worse > 0 ? '▲ worse' : '▽ better'} by ${percent(worse)}`
}

/** Lists the lines that are worse than at the last release, the most first. */
export function grownSince(lines: readonly Line[], release: ReleaseFigures): readonly string[] {
  const title = `Grown since the last release (${release.day}), beyond the noise:`
  const grown = lines
    .map((line) => ({ line, ...compared(line, release) }))
    .filter(({ worse }) => worse > 0)
    .toSorted((one, other) => other.worse - one.worse)
    .map(({ line, before = 0, worse }) => {
      const now = keptOf(line)?.value ?? Number.NaN
      return `  ▲ ${line.name}: ${asText(before)} → ${asText(now)}, ${percent(worse)} worse`
    })
  return grown.length === 0 ? [`${title} nothing.`] : [title, ...grown]
}

/** Puts the lines of a run in the place of what was kept of them; others stay. */
export function withLines(
  { figures }: ReleaseFigures,
  lines: readonly Line[],
  day: string,
): ReleaseFigures {
  const measured = lines.flatMap((line) => {
    const kept = keptOf(line)
    const round = (number: number) => Number(number.toPrecision(6))
    return kept === undefined
      ? []
      : [[line.name, { value: round(kept.value), noise: round(kept.noise) }] as const]
  })
  const all = Object.entries({ ...figures, ...Object.fromEntries(measured) })
  return { day, figures: Object.fromEntries(all.toSorted(([one], [two]) => (one < two ? -1 : 1))) }
}

const file = join(root, 'bench/figures.json')

/** Reads the figures of the last release. */
export async function readRelease(): Promise<ReleaseFigures> {
  const release: ReleaseFigures = JSON.parse(await readFile(file, 'utf8'))
  return release
}

/** Keeps the figures of a run, to compare later ones with. */
export async function keepRelease(release: ReleaseFigures): Promise<void> {
  await writeFile(file, `${JSON.stringify(release, null, 2)}\n`)
}
