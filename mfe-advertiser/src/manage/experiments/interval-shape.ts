import type { AdExperimentReport } from '@tessera/contracts/calls/ad-experiments'

type Days = AdExperimentReport['days']

/** An interval by day as plain data. Paths are SVG paths in a box of 100 by 100. */
export interface IntervalShape {
  readonly band: string
  readonly line: string
  /** The differences on the axis, the highest first. */
  readonly ticks: readonly number[]
}

const tops = [0.05, 0.1, 0.2, 0.5, 1, 2, 5] as const

const round = (value: number): number => Math.round(value * 100) / 100

/**
 * Returns the chart of an arm's interval; undefined until there is one. The axis fits the last days: the
 * first ones say so little that they would hide them.
 */
export function intervalShape(days: Days, comparison: number): IntervalShape | undefined {
  const known = days.flatMap(({ comparisons }, index) => {
    const each = comparisons[comparison]
    return each === null || each === undefined ? [] : [{ index, ...each }]
  })
  const last = known.at(-1)
  if (last === undefined) return undefined
  const widest = Math.max(Math.abs(last.low), Math.abs(last.high), Math.abs(last.estimate))
  const top = tops.find((each) => each >= widest * 1.1) ?? 10
  const x = (index: number) => round(days.length === 1 ? 50 : (index / (days.length - 1)) * 100)
  const y = (value: number) => round(Math.min(105, Math.max(-5, 50 - (value / top) * 50)))
  const path = (points: readonly (readonly [number, number])[]) =>
    points.map(([across, down], at) => `${at === 0 ? 'M' : 'L'}${across} ${down}`).join('')
  const lows = known.map(({ index, low }) => [x(index), y(low)] as const)
  const highs = known.map(({ index, high }) => [x(index), y(high)] as const)
  const [first] = known
  // A single day is a bar.
  const bar =
    known.length > 1 || first === undefined
      ? undefined
      : path([
          [x(first.index) - 1, y(first.high)],
          [x(first.index) + 1, y(first.high)],
          [x(first.index) + 1, y(first.low)],
          [x(first.index) - 1, y(first.low)],
        ])
  return {
    band: `${bar ?? path([...highs, ...lows.toReversed()])}Z`,
    line: path(known.map(({ index, estimate }) => [x(index), y(estimate)] as const)),
    ticks: [top, top / 2, 0, -top / 2, -top],
  }
}
