import type { ReportLevel } from '@tessera/contracts/ads/report-options'
import type { adReport } from '@tessera/contracts/calls/ad-reports'
import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { comparedRange, type DayRange, rangeOf } from './report-dates.ts'
import type { ReportView } from './report-view.ts'

/** What `adReport` and `adReportDays` are asked about. */
export type ReportScope = Omit<
  InputOf<typeof adReport>,
  'sort' | 'is_ascending' | 'offset' | 'page_size'
>

/** The days that are compared, as a scope names them. */
export const comparedDays = (range: DayRange | undefined) =>
  range === undefined ? {} : { compare_from: range.from, compare_to: range.to }

/** Returns the scope of a view at a level, on a day of the account. */
export function scopeOf(
  view: ReportView,
  {
    advertiserId,
    level,
    today,
  }: {
    readonly advertiserId: AdvertiserId
    readonly level: ReportLevel
    readonly today: string
  },
): ReportScope {
  const range = rangeOf(view.dates, today)
  return {
    ...{ advertiser_id: advertiserId, level, ...range },
    ...comparedDays(comparedRange(view.compare, range)),
    ...(view.breakdown === null ? {} : { breakdown: view.breakdown }),
    ...(view.objectives.length === 0 ? {} : { objective_types: [...view.objectives] }),
    ...(view.states.length === 0 ? {} : { states: [...view.states] }),
    ...(view.search === '' ? {} : { search: view.search }),
    ...(view.campaignId === null ? {} : { campaign_id: view.campaignId }),
    ...(view.adGroupId === null ? {} : { ad_group_id: view.adGroupId }),
    ...{ click_window: view.clickWindow, view_window: view.viewWindow },
  }
}
