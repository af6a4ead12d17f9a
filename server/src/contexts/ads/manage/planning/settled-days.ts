import { dayAfter } from '@tessera/contracts/calendar-days'
import { settlingOf } from '../../reports/figures/settling.ts'

/** The days whose figures planning goes by. */
export const planningDays = 28

/** Returns the last 28 days whose events can't change any more, in an account's time zone. */
export function settledDays(timeZone: string, now: number) {
  const to = dayAfter(settlingOf(timeZone, now).events_from, -1)
  return { from: dayAfter(to, 1 - planningDays), to }
}
