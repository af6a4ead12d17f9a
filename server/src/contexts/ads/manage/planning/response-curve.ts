/** The results of a day by its spending: atPresent × (spending ÷ spend) ^ exponent. */
export interface Curve {
  /** The mean spending of the days, and the results that belong to it. */
  readonly spend: number
  readonly atPresent: number
  /** Below 1, so that each further amount brings less. */
  readonly exponent: number
  readonly exponentLow: number
  readonly exponentHigh: number
  /** The share of `atPresent` that chance explains, in 95 of 100 cases. */
  readonly error: number
}

/** A day of a campaign. */
export interface CampaignDay {
  readonly spendMicro: number
  readonly results: number
}

/** A curve needs that many days with spending, and that many results on them. */
export const [curveDaysMin, curveResultsMin] = [7, 30] as const

/** The exponent without any knowledge, and how sure it is: its standard deviation. */
const usual = { exponent: 0.7, deviation: 0.15 } as const
const [exponentMin, exponentMax] = [0.3, 0.95]

/** 95 of 100 cases lie within so many standard deviations. */
const confidence = 1.96

const clamp = (value: number): number => Math.min(exponentMax, Math.max(exponentMin, value))

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length

interface Slope {
  readonly value: number
  readonly deviation: number
}

/** Returns the slope of a line through points, and its standard deviation; undefined without any spread. */
function slopeThrough(points: readonly (readonly [x: number, y: number])[]): Slope | undefined {
  const [x, y] = [mean(points.map(([each]) => each)), mean(points.map(([, each]) => each))]
  const spread = points.reduce((sum, [each]) => sum + (each - x) ** 2, 0)
  if (points.length < 3 || spread < 1e-6) return undefined
  const value = points.reduce((sum, [one, other]) => sum + (one - x) * (other - y), 0) / spread
  const rest = points.reduce((sum, [one, other]) => sum + (other - y - value * (one - x)) ** 2, 0)
  return { value, deviation: Math.sqrt(rest / (points.length - 2) / spread) }
}

/**
 * Returns the curve of a campaign by its days; undefined with too little data. The exponent is that of
 * the days (the slope of the logarithms of results over those of spending), and the usual one where the
 * days say little: each weighs by how sure it is.
 */
export function curveThrough(days: readonly CampaignDay[]): Curve | undefined {
  const spent = days.filter(({ spendMicro }) => spendMicro > 0)
  const results = spent.reduce((sum, day) => sum + day.results, 0)
  if (spent.length < curveDaysMin || results < curveResultsMin) return undefined
  const slope = slopeThrough(
    spent.map(({ spendMicro, results: of }) => [Math.log(spendMicro), Math.log(of + 0.5)]),
  )
  const priorWeight = 1 / usual.deviation ** 2
  const ownWeight = slope === undefined ? 0 : 1 / Math.max(slope.deviation, 0.02) ** 2
  const weight = priorWeight + ownWeight
  const exponent = (usual.exponent * priorWeight + (slope?.value ?? 0) * ownWeight) / weight
  const sway = confidence / Math.sqrt(weight)
  return {
    spend: mean(spent.map(({ spendMicro }) => spendMicro)),
    atPresent: results / spent.length,
    exponent: clamp(exponent),
    exponentLow: clamp(exponent - sway),
    exponentHigh: clamp(exponent + sway),
    error: confidence / Math.sqrt(results),
  }
}

/** Returns the results of a day with so much spending. */
export const resultsAt = (
  { spend, atPresent, exponent }: Pick<Curve, 'spend' | 'atPresent' | 'exponent'>,
  spending: number,
): number => atPresent * (spending / spend) ** exponent

/** Returns what the next unit of spending brings. */
export const slopeOf = (curve: Curve, spending: number): number =>
  (resultsAt(curve, spending) * curve.exponent) / spending

/** A change of results of a day: the likely one, and the bounds of 95 of 100 cases. */
export interface Change {
  readonly low: number
  readonly mid: number
  readonly high: number
}

/** Returns the change of results when the spending of a day goes from one amount to another. */
export function changeBetween(curve: Curve, before: number, after: number): Change {
  const by = (exponent: number) =>
    resultsAt({ ...curve, exponent }, after) - resultsAt({ ...curve, exponent }, before)
  const all = [by(curve.exponentLow), by(curve.exponentHigh)].flatMap((each) => [
    each * (1 - Math.min(1, curve.error)),
    each * (1 + curve.error),
  ])
  return { low: Math.min(...all), mid: by(curve.exponent), high: Math.max(...all) }
}
