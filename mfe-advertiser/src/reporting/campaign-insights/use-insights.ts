import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { advertiserUrl, insightsDates } from '@tessera/contracts/ads/advertiser-urls'
import type { ReportBreakdown } from '@tessera/contracts/ads/report-options'
import { adReport } from '@tessera/contracts/calls/ad-reports'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { CampaignId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'
import type { DatedReport } from '../ad-report/controls/dates-menu.tsx'
import { comparisonQuery, periodQuery } from '../ad-report/view/report-query.ts'
import { daysOf, scopeDays } from '../ad-report/view/report-scope.ts'
import { reportView, usualView } from '../ad-report/view/report-view.ts'
import { useReportClock } from '../ad-report/view/use-report.ts'

/** The campaign or product group that insights are about. */
export interface InsightsSubject {
  readonly account: Advertiser
  readonly campaignId: string
  /** Null for the whole campaign. */
  readonly productGroupId: string | null
  readonly query: URLSearchParams
}

/** The days in the address; without them the last 30, compared with those before. */
function datesIn(query: URLSearchParams): DatedReport['view'] {
  const usual = usualView('campaigns', { columns: ['spend'] })
  const { period, comparison } = reportView(query, {
    ...usual,
    comparison: { kind: 'days-before' },
  })
  const asked = insightsDates(query)
  const isAsked = asked.start_date !== undefined && asked.comp_start_date === undefined
  return { period, comparison: isAsked && !query.has('compare') ? null : comparison }
}

const addressOf = ({ account, campaignId, productGroupId }: InsightsSubject): string => {
  const { id: advertiserId } = account
  return productGroupId === null
    ? advertiserUrl('campaignInsights', { advertiserId, params: { campaignId } })
    : advertiserUrl('productGroupInsights', {
        advertiserId,
        params: { campaignId, productGroupId },
      })
}

/** Reads what insights are about from their address. */
export function useInsights(subject: InsightsSubject) {
  const { account, campaignId, productGroupId, query } = subject
  const { navigate } = useShell()
  const { isLoading, preferences, clock } = useReportClock(account)
  const view = datesIn(query)
  const { days, compared } = daysOf(view, clock)
  const id = z.safeParse(CampaignId, campaignId).data
  const dated: DatedReport = {
    account,
    clock,
    view,
    change: (part) => {
      const next = { ...view, ...part }
      const search = new URLSearchParams({
        ...periodQuery(next.period),
        ...comparisonQuery(next.comparison),
      })
      navigate(`${addressOf(subject)}?${search}`, { replace: true })
    },
  }
  return {
    dated,
    isLoading,
    subject,
    /** Undefined for an id that no campaign can have. */
    scope:
      id === undefined
        ? undefined
        : {
            advertiser_id: account.id,
            campaign_id: id,
            ...scopeDays(days, compared),
            click_window: preferences.click_window,
            view_window: preferences.view_window,
            level: productGroupId === null ? ('campaigns' as const) : ('productgroups' as const),
          },
  }
}

export type InsightsScope = NonNullable<ReturnType<typeof useInsights>['scope']>

/** Loads the rows of the campaign or of its product groups, all of them or by groups of people. */
export function useInsightsRows(scope: InsightsScope, breakdown?: ReportBreakdown) {
  const { client } = useShell()
  return useQuery({
    ...queryOptions(client, adReport, {
      ...scope,
      ...(breakdown === undefined ? {} : { breakdown }),
      sort: 'impressions',
      page_size: 500,
    }),
    staleTime: 60_000,
  })
}
