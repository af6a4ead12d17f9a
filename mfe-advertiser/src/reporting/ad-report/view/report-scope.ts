import {
  comparedDays,
  type DayRange,
  periodDays,
  type WeekStart,
} from '@tessera/contracts/ads/report-period'
import type { ReportView } from '@tessera/contracts/ads/report-view'
import type { adReportDays } from '@tessera/contracts/calls/ad-reports'
import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { asLongAs } from '../../../kit/dates/day-in-zone.ts'

/** The input that `adReport` and `adReportDays` share. */
export type ReportScope = Omit<ParsedInputOf<typeof adReportDays>, 'ids'>

/** The day of an ad account, and the day that its weeks begin with. */
export interface ReportClock {
  readonly today: string
  readonly weekStart: WeekStart
}

/** Returns the days of a view, and those that they are compared with. */
export function daysOf(
  { period, comparison }: Pick<ReportView, 'period' | 'comparison'>,
  clock: ReportClock,
) {
  const days = periodDays(period, clock)
  return { days, compared: comparison === null ? undefined : comparedDays(comparison, days) }
}

/** Returns the days of a scope. */
export const scopeDays = (days: DayRange, compared: DayRange | undefined) => ({
  ...days,
  ...(compared === undefined ? {} : { compare_from: compared.from, compare_to: compared.to }),
})

/** Returns the scope of a view of an ad account. */
export function reportScope(
  advertiserId: AdvertiserId,
  view: ReportView,
  clock: ReportClock,
): ReportScope {
  const { columns: _, sort: _sort, is_ascending: _order, ...rest } = view
  const { period: _period, comparison: _comparison, ...filters } = rest
  const { days, compared } = daysOf(view, clock)
  // By day, each day is compared with one.
  const fitting =
    view.breakdown === 'day' && compared !== undefined ? asLongAs(compared, days) : compared
  return { advertiser_id: advertiserId, ...filters, ...scopeDays(days, fitting) }
}
