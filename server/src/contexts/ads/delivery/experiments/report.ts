import { dayAfter } from '@tessera/contracts/calendar-days'
import type { AdExperimentReport } from '@tessera/contracts/calls/ad-experiments'
import { dayIn } from '../../accounts/campaigns/day-in-zone.ts'
import type { CountedDay } from './figures.ts'
import { daysFor } from './power.ts'
import { compareDays, verdictOf } from './sequential.ts'

/**
 * Returns the days of an experiment whose people had their time: the window is over, and was over before
 * the experiment ended, so that nobody is counted who saw the ads of all arms after it.
 */
export function fullDays(
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  { now, timeZone, window }: { now: Date; timeZone: string; window: number },
): readonly string[] {
  const until = dayIn(timeZone, now < endsAt ? now : endsAt)
  const days: string[] = []
  for (let day = dayIn(timeZone, startsAt); dayAfter(day, window) < until; day = dayAfter(day, 1))
    days.push(day)
  return days
}

/** Returns the comparisons of each day as calls answer them. */
export function comparedDays(counted: readonly CountedDay[]): AdExperimentReport['days'] {
  const all = compareDays(counted.map(({ arms }) => arms))
  return counted.map(({ day, arms }, at) => ({
    day,
    arms: arms.map((arm) => ({ ...arm })),
    comparisons: (all[at] ?? []).map((each) =>
      each === null
        ? null
        : {
            low: each.low,
            high: each.high,
            estimate: each.estimate,
            p_value: each.pValue,
            verdict: verdictOf(each),
          },
    ),
  }))
}

/** The difference that waiting is counted for. */
const awaited = 0.2

/** Returns the days after which a difference of 20 % shows, at the pace until now; null when nobody knows. */
export function daysLeftOf(counted: readonly CountedDay[]): number | null {
  const last = counted.at(-1)
  if (last === undefined) return null
  const people = Math.min(...last.arms.map((arm) => arm.people))
  const sum = last.arms.reduce((all, arm) => all + arm.people, 0)
  const acted = last.arms.reduce((all, arm) => all + arm.acted, 0)
  const pace = {
    arms: last.arms.length,
    peopleDaily: people / counted.length,
    share: sum === 0 ? 0 : acted / sum,
  }
  const days = daysFor(pace, awaited)
  return days === null ? null : Math.max(1, days - counted.length)
}

/** Arms whose people differ by more than this reach others: another budget, or another bid. */
const reachApart = 1.25
const peopleLeast = 100

/** True when one arm reached far more people than another. */
export function isReachUneven(reached: readonly number[]): boolean {
  const most = Math.max(...reached)
  return most >= peopleLeast && most > Math.min(...reached) * reachApart
}

const budgetsApart = 1.1

/** True when the campaigns of the arms have different budgets a day. */
export const areBudgetsUneven = (budgets: readonly number[]): boolean =>
  Math.max(...budgets) > Math.min(...budgets) * budgetsApart
