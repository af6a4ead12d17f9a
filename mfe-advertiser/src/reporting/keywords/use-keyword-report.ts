import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { levelUrl } from '../ad-report/view/level-url.ts'
import { type KeywordReport, keywordsUrl } from '../ad-report/view/report-of.ts'
import { daysOf, scopeDays } from '../ad-report/view/report-scope.ts'
import { useReportClock } from '../ad-report/view/use-report.ts'
import {
  type KeywordView,
  keywordQuery,
  keywordView,
  ownOfReport,
  sharedQuery,
} from './keyword-view.ts'

type ReportWithin = Pick<KeywordView, 'campaign_id' | 'ad_group_id'>

/** Reads a report from its address, and leads to the address of a changed one. */
export function useKeywordReport(
  account: Advertiser,
  report: KeywordReport,
  query: URLSearchParams,
) {
  const { navigate } = useShell()
  const { clock, isLoading } = useReportClock(account)
  const view = keywordView(query)
  const { days, compared } = daysOf(view, clock)
  const to = (part: Partial<KeywordView>, next: KeywordReport = report) => {
    const search = keywordQuery({ ...view, ...ownOfReport(report, next), ...part })
    return `${keywordsUrl(account.id, next)}${search.size === 0 ? '' : `?${search}`}`
  }
  /** The address of a report of campaigns, for the same days and within the same. */
  const toLevel = (level: Parameters<typeof levelUrl>[1], part: ReportWithin = {}) => {
    const search = sharedQuery({ ...view, ...part })
    return `${levelUrl(account.id, level)}${search.size === 0 ? '' : `?${search}`}`
  }
  const { campaign_id, ad_group_id, search } = view
  return {
    account,
    report,
    view,
    clock,
    days,
    to,
    toLevel,
    isLoading,
    change: (part: Partial<KeywordView>) => navigate(to(part), { replace: true }),
    scope: {
      advertiser_id: account.id,
      ...scopeDays(days, compared),
      campaign_id,
      ad_group_id,
      search,
      is_ascending: view.is_ascending,
    },
  }
}

/** A report of keywords or searches that is open. */
export type OpenKeywordReport = ReturnType<typeof useKeywordReport>
