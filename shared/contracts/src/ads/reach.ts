import { limits } from '../limits.ts'

/** The number of members that an ad may reach. */
export interface Reach {
  readonly low: number
  readonly high: number
}

const stepOf = (count: number): number => 10 ** Math.max(2, Math.floor(Math.log10(count)) - 1)

/**
 * Rounds counted members outwards, to two digits and at least to hundreds, so that nobody is singled
 * out. Undefined when they are fewer than the floor.
 */
export function roundedReach({ low, high }: Reach): Reach | undefined {
  if (high < limits.reachFloor) return undefined
  const step = stepOf(high)
  const least = low < limits.reachFloor ? 0 : Math.floor(low / stepOf(low)) * stepOf(low)
  return { low: least, high: Math.ceil(high / step) * step }
}
