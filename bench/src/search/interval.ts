import { chanceFrom } from '@tessera/demo/pictures/chance'

/** A mean, and the bounds between which it lies with 95 % confidence. */
export interface Interval {
  readonly mean: number
  readonly low: number
  readonly high: number
}

const samples = 2_000
const seed = 41

/** Returns the mean of some figures. */
export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/**
 * Returns the mean of some figures, with its interval by bootstrap: means of as many figures, drawn from
 * them again and again. The same figures give the same interval. Undefined without figures.
 */
export function intervalOf(figures: readonly number[]): Interval | undefined {
  if (figures.length === 0) return undefined
  const chance = chanceFrom(seed)
  const drawn = () => figures[Math.floor(chance.between(0, figures.length))] ?? 0
  const means = Array.from({ length: samples }, () => meanOf(figures.map(drawn))).toSorted(
    (one, other) => one - other,
  )
  const at = (share: number) => means[Math.round(share * (samples - 1))] ?? 0
  return { mean: meanOf(figures), low: at(0.025), high: at(0.975) }
}
