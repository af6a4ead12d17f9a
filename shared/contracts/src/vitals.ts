import type { VitalMetric } from './vital-metrics.ts'

/** The rating of a figure, by the thresholds of browsers' makers. */
export type VitalRating = 'good' | 'needs-work' | 'poor'

interface Scale {
  /** The lowest and the highest bucket bound. */
  readonly least: number
  readonly most: number
  /** The largest good value, and the largest that is not poor. */
  readonly good: number
  readonly fair: number
}

const time = { least: 1, most: 60_000 }

/** The scale of each metric, in milliseconds; `CLS` is a score. `NAV` is rated as an interaction is. */
const scales: Readonly<Record<VitalMetric, Scale>> = {
  LCP: { ...time, good: 2_500, fair: 4_000 },
  INP: { ...time, good: 200, fair: 500 },
  CLS: { least: 0.001, most: 10, good: 0.1, fair: 0.25 },
  FCP: { ...time, good: 1_800, fair: 3_000 },
  TTFB: { ...time, good: 800, fair: 1_800 },
  NAV: { ...time, good: 200, fair: 500 },
}

/** Each bucket ends at so many times the end of the one before: its middle is within 4 % of all in it. */
const growth = 1.08

/** Returns the number of the logarithmic bucket that a value is counted in; 0 is for less than `least`. */
export function bucketOf(metric: VitalMetric, value: number): number {
  const { least, most } = scales[metric]
  if (value < least) return 0
  return 1 + Math.floor(Math.log(Math.min(value, most) / least) / Math.log(growth))
}

/** Returns the value in the middle of a bucket, which stands for all in it. */
export const middleOf = (metric: VitalMetric, bucket: number): number =>
  bucket === 0 ? 0 : scales[metric].least * growth ** (bucket - 0.5)

/** Rates a value of a metric. */
export function ratingOf(metric: VitalMetric, value: number): VitalRating {
  const { good, fair } = scales[metric]
  if (value <= good) return 'good'
  return value <= fair ? 'needs-work' : 'poor'
}
