import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import type { ReportMetric } from '@tessera/contracts/ads/report-metrics'
import { type ReportLevel, usualWindows } from '@tessera/contracts/ads/report-options'
import { columnPresets, type ReportView } from '@tessera/contracts/ads/report-view'
import {
  getReportPreferences,
  type ReportPreferences,
} from '@tessera/contracts/calls/report-preferences'
import type { SavedView } from '@tessera/contracts/calls/report-views'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { dayInZone } from '../../../kit/dates/day-in-zone.ts'
import { useSavedView } from '../views/use-saved-view.ts'
import { levelUrl } from './level-url.ts'
import { reportQuery } from './report-query.ts'
import { reportScope } from './report-scope.ts'
import { columnsNamed, metricsIn, reportView, usualView } from './report-view.ts'

/** The preferences of reports while those of the account are not known. */
const usualPreferences: ReportPreferences = {
  ...usualWindows,
  columns: [...columnPresets.performance],
  week_start: 'monday',
}

/** Loads what the reports of an account go by, and its day. A failure leaves what is usual. */
export function useReportClock(account: Advertiser) {
  const { client } = useShell()
  const query = useQuery({
    ...queryOptions(client, getReportPreferences, { advertiser_id: account.id }),
    staleTime: 60_000,
  })
  const preferences = query.data ?? usualPreferences
  const today = dayInZone(account.time_zone ?? 'UTC', Date.now())
  return {
    preferences,
    isLoading: query.isPending,
    clock: { today, weekStart: preferences.week_start },
  }
}

/** Reads a report from its address, and leads to the address of a changed one. */
export function useReport(account: Advertiser, level: ReportLevel, query: URLSearchParams) {
  const { navigate } = useShell()
  const { isLoading, preferences, clock } = useReportClock(account)
  const shown = useSavedView(account.id, query.get('view'))
  const { week_start: _, ...chosen } = preferences
  const base = shown.view?.view ?? usualView(level, chosen)
  const view = reportView(query, { ...base, level })
  const [first, second] = metricsIn((query.get('chart') ?? '').split(','))
  const charted = [first ?? metricsIn(view.columns)[0] ?? 'spend', second] as const
  const addressOf = (next: ReportView, chart: string | null) => {
    const search = reportQuery(next, { ...base, level: next.level })
    if (shown.view !== null) search.set('view', shown.view.id)
    if (chart !== null) search.set('chart', chart)
    return `${levelUrl(account.id, next.level)}${search.size === 0 ? '' : `?${search}`}`
  }
  const to = (part: Partial<ReportView>) => addressOf({ ...view, ...part }, query.get('chart'))
  const toView = ({ id, view: saved }: SavedView) =>
    `${levelUrl(account.id, saved.level)}?view=${id}`
  return {
    account,
    level,
    view,
    clock,
    shown,
    charted,
    /** True when the address names what the chart shows. */
    namesChart: first !== undefined,
    to,
    toView,
    columns: columnsNamed(view.columns),
    isLoading: isLoading || shown.isLoading,
    scope: reportScope(account.id, view, clock),
    change: (part: Partial<ReportView>) => navigate(to(part), { replace: true }),
    chart: (metrics: readonly (ReportMetric | undefined)[]) =>
      navigate(addressOf(view, metrics.filter(Boolean).join()), { replace: true }),
    chooseView: (saved: SavedView | null) =>
      navigate(saved === null ? levelUrl(account.id, level) : toView(saved)),
  }
}

export type OpenReport = ReturnType<typeof useReport>
