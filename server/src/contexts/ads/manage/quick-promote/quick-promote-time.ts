import { dayAfter, daysBetween } from '@tessera/contracts/calendar-days'
import { limits } from '@tessera/contracts/limits'
import { dayIn, startOfDayIn } from '../../accounts/campaigns/day-in-zone.ts'

/** The requested start and length of a promotion. */
export interface AskedTime {
  readonly startsNow: boolean
  readonly isOngoing: boolean
  readonly days: number
  readonly lastDay: string | undefined
}

/** The start, end and length of a promotion. `days` is null for a promotion without an end. */
export interface PromotionTime {
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly days: number | null
}

const isRealDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

/** Returns when a promotion runs in an account's time zone; undefined when its last day is unfit. */
export function timeOf(asked: AskedTime, zone: string, now: Date): PromotionTime | undefined {
  const today = dayIn(zone, now)
  const first = asked.startsNow ? today : dayAfter(today, 1)
  const startsAt = asked.startsNow ? now : startOfDayIn(zone, first)
  if (asked.isOngoing) return { startsAt, endsAt: null, days: null }
  const last = asked.lastDay ?? dayAfter(first, asked.days - 1)
  if (!isRealDay(last)) return undefined
  const days = daysBetween(first, last)
  if (days < 1 || days > limits.promoteDaysMax) return undefined
  return { startsAt, endsAt: startOfDayIn(zone, dayAfter(last, 1)), days }
}
