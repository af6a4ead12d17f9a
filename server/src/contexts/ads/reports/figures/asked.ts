import type { adReportDays } from '@tessera/contracts/calls/ad-reports'
import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { ReportWindows } from '../preferences/preferences.ts'

/** The subject of a report, as calls say it. */
export type ReportScope = Omit<ParsedInputOf<typeof adReportDays>, 'ids'>

const comparedOf = ({ compare_from, compare_to }: ReportScope) =>
  compare_from === undefined || compare_to === undefined
    ? null
    : { from: compare_from, to: compare_to }

/** Returns what a report is about, as statements take it. */
export const askedOf = (scope: ReportScope, { click_window, view_window }: ReportWindows) => ({
  advertiserId: scope.advertiser_id,
  level: scope.level,
  range: { from: scope.from, to: scope.to },
  compared: comparedOf(scope),
  breakdown: scope.breakdown ?? null,
  windows: { click: click_window, view: view_window },
  objectives: scope.objective_types,
  states: scope.states,
  search: scope.search,
  campaignId: scope.campaign_id,
  adGroupId: scope.ad_group_id,
})
