/** The saves of one day. */
export interface DaySaves {
  readonly day: string
  readonly saves: number
}

/** A day on the chart, in percent of the width from the start and of the height from the top. */
export interface Mark extends DaySaves {
  readonly x: number
  readonly y: number
  /** The day of the period before that stands in the same place. */
  readonly before: DaySaves | undefined
}

/** The chart as plain data. Paths are SVG paths in a box of 100 by 100. */
export interface SavesChartShape {
  readonly marks: readonly Mark[]
  /** The days that are over. */
  readonly line: string
  /** From yesterday to today, which isn't over. */
  readonly today: string
  /** The period before, on the same scale; '' without saves in it. */
  readonly before: string
  /** The numbers on the axis, the highest first. */
  readonly ticks: readonly number[]
  readonly last: Mark
  /** The first of the best days, unless it is the last day, which has its own label. */
  readonly peak: Mark | null
  readonly best: DaySaves
  readonly total: number
  /** The saves of the period before; undefined where it isn't known. */
  readonly totalBefore: number | undefined
}

/** The periods to choose from, in days. */
export const spans = [7, 30, 90] as const

/** A period in days. */
export type Span = (typeof spans)[number]

const round = (value: number): number => Math.round(value * 100) / 100

const sum = (days: readonly DaySaves[]): number =>
  days.reduce((total, { saves }) => total + saves, 0)

/** Returns the top of the axis: the least of 2, 4, 10, 20, 40, 100 … that holds a number. */
export function topOf(highest: number): number {
  for (let unit = 1; ; unit *= 10)
    for (const step of [2, 4, 10]) if (step * unit >= highest) return step * unit
}

/** Returns the chart of the last days, or undefined when they have no saves. */
export function savesChartShape(
  days: readonly DaySaves[],
  span: Span,
): SavesChartShape | undefined {
  const shown = days.slice(-span)
  const known = days.slice(-2 * span, -span)
  const before = known.length === shown.length ? known : []
  const highest = Math.max(0, ...shown.map(({ saves }) => saves))
  const top = topOf(Math.max(highest, ...before.map(({ saves }) => saves)))
  const x = (index: number) =>
    shown.length === 1 ? 100 : round((index / Math.max(1, shown.length - 1)) * 100)
  const y = (saves: number) => round(100 - (saves / top) * 100)
  const marks = shown.map((each, index) => ({
    ...each,
    x: x(index),
    y: y(each.saves),
    before: before[index],
  }))
  const last = marks.at(-1)
  const best = marks.find(({ saves }) => saves === highest)
  if (last === undefined || best === undefined || highest === 0) return undefined
  const points = marks.map((mark) => `${mark.x} ${mark.y}`)
  const totalBefore = before.length === 0 ? undefined : sum(before)
  return {
    marks,
    line: points.length < 3 ? '' : `M${points.slice(0, -1).join('L')}`,
    today: `M${points.slice(-2).join('L')}`,
    before: totalBefore
      ? `M${before.map(({ saves }, index) => `${x(index)} ${y(saves)}`).join('L')}`
      : '',
    ticks: [top, top / 2, 0],
    last,
    peak: best === last || last.saves === highest ? null : best,
    best: { day: best.day, saves: best.saves },
    total: sum(shown),
    totalBefore,
  }
}

/** From this many times as many on, a change in percent tells nothing. */
const most = 10

/** Returns the change to the period before, in whole percent; null where a percentage tells nothing. */
export const changeOf = ({
  total,
  totalBefore,
}: Pick<SavesChartShape, 'total' | 'totalBefore'>): number | null =>
  totalBefore === undefined || total >= totalBefore * most
    ? null
    : Math.round((total / totalBefore - 1) * 100)
