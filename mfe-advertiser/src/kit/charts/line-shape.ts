/** The value of one day; null where there is none, as with clicks for each of no impressions. */
export interface DayValue {
  readonly day: string
  readonly value: number | null
}

/** A day on the chart, in percent of the width from the start and of the height from the top. */
export interface Mark extends DayValue {
  readonly x: number
  readonly y: number
  /** The compared day that stands in the same place. */
  readonly before: DayValue | undefined
}

/** A line chart as plain data. Paths are SVG paths in a box of 100 by 100. */
export interface LineShape {
  readonly marks: readonly Mark[]
  /** The days whose values stay. */
  readonly line: string
  /** From the last of these on, the days whose values can change; '' without such days. */
  readonly open: string
  /** The compared days, on the same scale; '' without values. */
  readonly before: string
  /** The numbers on the axis, the highest first. */
  readonly ticks: readonly number[]
  readonly last: Mark
  /** The first of the best days. */
  readonly best: Mark
}

interface LineOptions {
  readonly before?: readonly DayValue[]
  /** The index of the first day whose value can change. */
  readonly openFrom?: number
  /** The least step of the axis: 1 for counts. */
  readonly step?: number
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Multiples of a power of ten that an axis may end with; half of it is a number of whole steps, too. */
const [ones, tens] = [
  [2, 4, 6, 8, 10],
  [1.2, 1.6, 2, 3, 4, 6, 8, 10],
]

/** Returns the top of the axis: the least round number of steps that holds a number. */
export function topOf(highest: number, step = 1): number {
  for (let unit = 1; ; unit *= 10)
    for (const times of unit === 1 ? ones : tens)
      if (times * unit * step >= highest) return times * unit * step
}

interface Point {
  readonly x: number
  readonly y: number
  readonly isThere: boolean
}

/** Returns the path of points; a point that isn't there breaks the line. */
const pathOf = (points: readonly Point[]): string =>
  points
    .map(({ x, y, isThere }, index) =>
      isThere ? `${index > 0 && points[index - 1]?.isThere ? 'L' : 'M'}${x} ${y}` : '',
    )
    .join('')

/** A path of one point draws nothing. */
const drawn = (path: string): string => (path.includes('L') ? path : '')

/** Returns the chart of some days, or undefined when none has a value above 0. */
export function lineShape(
  days: readonly DayValue[],
  { before = [], openFrom = days.length, step = 1 }: LineOptions = {},
): LineShape | undefined {
  const highestOf = (some: readonly DayValue[]) =>
    Math.max(0, ...some.map(({ value }) => value ?? 0))
  const highest = highestOf(days)
  const top = topOf(Math.max(highest, highestOf(before)), step)
  const x = (index: number) =>
    days.length === 1 ? 100 : round((index / Math.max(1, days.length - 1)) * 100)
  const pointAt = ({ value }: DayValue, index: number): Point => ({
    x: x(index),
    y: round(100 - ((value ?? 0) / top) * 100),
    isThere: value !== null,
  })
  const points = days.map(pointAt)
  const marks = days.map((each, index) => ({
    ...each,
    x: points[index]?.x ?? 0,
    y: points[index]?.y ?? 100,
    before: before[index],
  }))
  const last = marks.at(-1)
  const best = marks.find(({ value }) => value === highest)
  if (last === undefined || best === undefined || highest === 0) return undefined
  return {
    marks,
    last,
    best,
    ticks: [top, top / 2, 0],
    line: drawn(pathOf(points.slice(0, openFrom))),
    open: drawn(pathOf(points.slice(Math.max(0, openFrom - 1)))),
    before: highestOf(before) === 0 ? '' : drawn(pathOf(before.slice(0, days.length).map(pointAt))),
  }
}
