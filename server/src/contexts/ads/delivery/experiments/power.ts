import { actedLeast, errorShare, halfWidth } from './sequential.ts'

/** The people that an arm reaches a day, and the share of them who act. */
export interface Pace {
  readonly arms: number
  /** New people of each arm a day. */
  readonly peopleDaily: number
  readonly share: number
}

/** The quantile of the normal distribution that four of five experiments stay above. */
const fourOfFive = 0.8416

/** The most days that an estimate counts. */
const daysMost = 366

function isTold({ arms, peopleDaily, share }: Pace, difference: number, days: number): boolean {
  const people = peopleDaily * days
  const [base, other] = [share, Math.min(1, share * (1 + difference))]
  if (people * Math.min(base, other) < actedLeast) return false
  const variance = (1 / base + 1 / other - 2) / people
  if (variance <= 0) return true
  const needed = halfWidth(variance, errorShare / Math.max(1, arms - 1))
  return Math.log(other / base) >= needed + fourOfFive * Math.sqrt(variance)
}

/**
 * Returns the days after which four of five experiments tell a difference, as 0.2 for 20 % more; null when
 * that takes over a year.
 */
export function daysFor(pace: Pace, difference: number): number | null {
  if (pace.peopleDaily <= 0 || pace.share <= 0) return null
  let [most, least] = [daysMost, 0]
  if (!isTold(pace, difference, most)) return null
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2)
    if (isTold(pace, difference, middle)) most = middle
    else least = middle
  }
  return most
}
