import type { DayRange } from '@tessera/contracts/ads/report-period'
import { dayAfter, daysBetween } from '@tessera/contracts/calendar-days'

/** Returns the number of days in a range. */
export const daysIn = ({ from, to }: DayRange): number => daysBetween(from, to)

/** Returns as many days as another range has, from the first of a range on. */
export const asLongAs = ({ from }: DayRange, other: DayRange): DayRange => ({
  from,
  to: dayAfter(from, daysIn(other) - 1),
})

/** Returns the day that a time zone has at a moment, as 2026-11-26. */
export function dayInZone(timeZone: string, now: number): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone }).format(now)
  } catch {
    // A browser may be older than the name of a time zone.
    return new Date(now).toISOString().slice(0, 10)
  }
}
