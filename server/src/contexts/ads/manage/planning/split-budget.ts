import { type Curve, slopeOf } from './response-curve.ts'

/** A campaign that a budget is divided among, with its bounds in steps. */
export interface SplitPart {
  readonly id: string
  readonly curve: Curve
  readonly min: number
  readonly max: number
}

/** Returns the spending at which the next unit brings so much, within the bounds. */
function spendingAt({ curve, min, max }: SplitPart, slope: number): number {
  const { exponent } = curve
  const factor = (curve.atPresent * exponent) / curve.spend / slope
  const spend = curve.spend * factor ** (1 / (1 - exponent))
  return Math.min(max, Math.max(min, Number.isFinite(spend) ? spend : max))
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** Rounds parts down to whole steps, and gives what is left to those that lost the most by it. */
function wholeParts(parts: readonly SplitPart[], exact: readonly number[], total: number) {
  const whole = exact.map((each, at) => Math.max(parts[at]?.min ?? 0, Math.floor(each)))
  let left = total - sumOf(whole)
  const order = exact
    .map((each, at) => ({ at, lost: each - (whole[at] ?? 0) }))
    .toSorted((one, other) => other.lost - one.lost || one.at - other.at)
  // A float sum may be some steps off, so that one round over all parts isn't always enough.
  while (left !== 0) {
    const before = left
    for (const { at } of left > 0 ? order : order.toReversed()) {
      const [part, has] = [parts[at], whole[at]]
      if (part === undefined || has === undefined || left === 0) continue
      const by = left > 0 ? 1 : -1
      if (has + by > part.max || has + by < part.min) continue
      whole[at] = has + by
      left -= by
    }
    if (left === before) return undefined
  }
  return whole
}

/**
 * Divides a total, in whole steps, so that the next step brings the same everywhere, within the bounds.
 * The parts sum to the total exactly. Undefined when the bounds allow no such division.
 */
export function splitTotal(
  parts: readonly SplitPart[],
  total: number,
): ReadonlyMap<string, number> | undefined {
  const [least, most] = [sumOf(parts.map(({ min }) => min)), sumOf(parts.map(({ max }) => max))]
  if (total < least || total > most) return undefined
  const at = (slope: number) => parts.map((part) => spendingAt(part, slope))
  const slopes = parts.flatMap(({ curve, min, max }) => [
    slopeOf(curve, Math.max(1, max)),
    slopeOf(curve, Math.max(1, min)),
  ])
  let [low, high] = [Math.log(Math.min(...slopes)) - 1, Math.log(Math.max(...slopes)) + 1]
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2
    if (sumOf(at(Math.exp(middle))) > total) low = middle
    else high = middle
  }
  const whole = wholeParts(parts, at(Math.exp(high)), total)
  return whole && new Map(parts.map(({ id }, index) => [id, whole[index] ?? 0]))
}
