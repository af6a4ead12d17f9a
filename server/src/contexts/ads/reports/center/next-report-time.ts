import type { WeekStart } from '@tessera/contracts/ads/report-period'
import type { ReportRhythm } from '@tessera/contracts/calls/report-center'
import { timings } from '@tessera/contracts/timings'
import { dayIn, hourOfDayIn } from '../../accounts/campaigns/day-in-zone.ts'

/** The rhythm of a schedule, and the time zone and week start that its days follow. */
interface Rhythm {
  readonly rhythm: ReportRhythm
  readonly timeZone: string
  readonly weekStart: WeekStart
}

const isOn = ({ rhythm, weekStart }: Rhythm, day: string): boolean => {
  if (rhythm === 'day') return true
  const date = new Date(day)
  if (rhythm === 'month') return date.getUTCDate() === 1
  return date.getUTCDay() === (weekStart === 'sunday' ? 0 : 1)
}

const dayLength = 86_400_000

/** Returns the first morning after a moment at which a schedule's report is made. */
export function nextReportTime(rhythm: Rhythm, after: Date): Date {
  let at = Date.parse(dayIn(rhythm.timeZone, after))
  for (;;) {
    const day = new Date(at).toISOString().slice(0, 10)
    const morning = hourOfDayIn(rhythm.timeZone, day, timings.reportMorningHour)
    if (isOn(rhythm, day) && morning > after) return morning
    at += dayLength
  }
}
