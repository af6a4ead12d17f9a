/** The saves of one day. */
export interface DaySaves {
  readonly day: string
  readonly saves: number
}

/** A day on the chart, in percent of the width from the left and of the height from the top. */
export interface Mark extends DaySaves {
  readonly x: number
  readonly y: number
}

/** The chart as plain data. */
export interface SavesChartShape {
  /** An SVG path in a box of 100 by 100. */
  readonly line: string
  readonly last: Mark
  /** The first of the best days, unless it is the last day, which has its own label. */
  readonly peak: Mark | null
  readonly best: DaySaves
  readonly total: number
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Returns the chart's shape, or undefined when there are no saves. */
export function savesChartShape(days: readonly DaySaves[]): SavesChartShape | undefined {
  const highest = Math.max(0, ...days.map(({ saves }) => saves))
  const steps = Math.max(1, days.length - 1)
  const marks = days.map((each, index) => ({
    ...each,
    x: days.length === 1 ? 100 : round((index / steps) * 100),
    y: highest === 0 ? 100 : round(100 - (each.saves / highest) * 100),
  }))
  const last = marks.at(-1)
  const best = marks.find(({ saves }) => saves === highest)
  if (last === undefined || best === undefined || highest === 0) return undefined
  const points = marks.map(({ x, y }) => `${x} ${y}`)
  return {
    line: `M${points.join('L')}`,
    last,
    peak: best === last || last.saves === highest ? null : best,
    best: { day: best.day, saves: best.saves },
    total: days.reduce((sum, { saves }) => sum + saves, 0),
  }
}
