import { type LineShape, lineShape } from '../../kit/charts/line-shape.ts'

/** The saves of one day. */
export interface DaySaves {
  readonly day: string
  readonly saves: number
}

/** The line of saves, and the sums that its sentence tells. */
export interface SavesChartShape {
  readonly shape: LineShape
  readonly total: number
  /** The saves of the period before; undefined where it isn't known. */
  readonly totalBefore: number | undefined
}

/** The periods to choose from, in days. */
export const spans = [7, 30, 90] as const

/** A period in days. */
export type Span = (typeof spans)[number]

const sum = (days: readonly DaySaves[]): number =>
  days.reduce((total, { saves }) => total + saves, 0)

const savesValue = ({ day, saves }: DaySaves) => ({ day, value: saves })

/** Returns the chart of the last days, or undefined when they have no saves. Today isn't over. */
export function savesChartShape(
  days: readonly DaySaves[],
  span: Span,
): SavesChartShape | undefined {
  const shown = days.slice(-span)
  const known = days.slice(-2 * span, -span)
  const before = known.length === shown.length ? known : []
  const shape = lineShape(shown.map(savesValue), {
    before: before.map(savesValue),
    openFrom: shown.length - 1,
  })
  return (
    shape && {
      shape,
      total: sum(shown),
      totalBefore: before.length === 0 ? undefined : sum(before),
    }
  )
}
