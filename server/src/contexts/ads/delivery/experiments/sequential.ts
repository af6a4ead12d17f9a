/** The people of an arm, and those of them who did what the experiment measures. */
export interface ArmCount {
  readonly people: number
  readonly acted: number
}

/** A range of differences: 0.04 to 0.19 for 4 % to 19 % more. The end may be infinite. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** The comparison of an arm with the first one after some days. */
export interface Comparison extends Interval {
  /** The difference of the figures as they stand. */
  readonly estimate: number
  /** Valid whenever somebody looks: it only falls. */
  readonly pValue: number
}

/** The share of experiments without a difference that find one, whenever people look. */
export const errorShare = 0.05

/** The people of each arm who have to act before anything is said: fewer make no normal distribution. */
export const actedLeast = 20

/** The standard deviation of differences that the method is best at, as logarithms of ratios. */
const mixtureVariance = 0.2 ** 2

interface LogRatio {
  readonly estimate: number
  readonly variance: number
}

/** Returns the logarithm of the ratio of two shares, and its variance; undefined for too few. */
function logRatioOf(base: ArmCount, other: ArmCount): LogRatio | undefined {
  if (base.acted < actedLeast || other.acted < actedLeast) return undefined
  const variance = 1 / base.acted - 1 / base.people + 1 / other.acted - 1 / other.people
  if (variance <= 0) return undefined
  const estimate = Math.log(other.acted / other.people / (base.acted / base.people))
  return { estimate, variance }
}

/**
 * Returns half the width of a confidence sequence: with this share of errors, the true value is within it
 * of the estimate at all times. It comes from a mixture of likelihood ratios (Robbins 1970; Johari,
 * Pekelis, Walsh 2015).
 */
export const halfWidth = (variance: number, errors: number): number => {
  const sum = variance + mixtureVariance
  return Math.sqrt(((variance * sum) / mixtureVariance) * Math.log(sum / (variance * errors ** 2)))
}

/** Returns the p-value of one look. */
function pValueOf({ estimate, variance }: LogRatio): number {
  const sum = variance + mixtureVariance
  const mixed =
    Math.sqrt(variance / sum) * Math.exp((mixtureVariance * estimate ** 2) / (2 * variance * sum))
  return Math.min(1, 1 / mixed)
}

const unknown: Comparison = {
  low: -1,
  high: Number.POSITIVE_INFINITY,
  estimate: Number.NaN,
  pValue: 1,
}

/** Adds a look to what was known. An interval never widens: what was shut out stays shut out. */
function narrowed(before: Comparison, ratio: LogRatio | undefined, errors: number): Comparison {
  if (ratio === undefined) return before
  const half = halfWidth(ratio.variance, errors)
  return {
    low: Math.max(before.low, Math.expm1(ratio.estimate - half)),
    high: Math.min(before.high, Math.expm1(ratio.estimate + half)),
    estimate: Math.expm1(ratio.estimate),
    pValue: Math.min(before.pValue, pValueOf(ratio)),
  }
}

/**
 * Compares each further arm with the first after each day. The counts of a day are those of all days until
 * then. With several arms each comparison has a part of the errors (Bonferroni), so that the share of
 * experiments that find a difference where there is none stays the same.
 */
export function compareDays(
  days: readonly (readonly ArmCount[])[],
): readonly (readonly (Comparison | null)[])[] {
  const arms = days[0]?.length ?? 0
  const comparisons = Math.max(1, arms - 1)
  let known: readonly Comparison[] = Array.from({ length: comparisons }, () => unknown)
  return days.map(([base, ...others]) => {
    known = known.map((before, at) => {
      const other = others[at]
      if (base === undefined || other === undefined) return before
      return narrowed(before, logRatioOf(base, other), errorShare / comparisons)
    })
    return known.map((each) =>
      Number.isNaN(each.estimate)
        ? null
        : { ...each, pValue: Math.min(1, each.pValue * comparisons) },
    )
  })
}

/** The result of the comparison with the first arm. */
export type Verdict = 'better' | 'worse' | 'open' | 'unsteady'

/**
 * Returns the verdict of a comparison. It is unsteady when the days contradict each other: the difference
 * itself has changed.
 */
export function verdictOf(comparison: Comparison | null): Verdict {
  if (comparison === null) return 'open'
  const { low, high } = comparison
  if (low > high) return 'unsteady'
  if (low > 0) return 'better'
  return high < 0 ? 'worse' : 'open'
}
