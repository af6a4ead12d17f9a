import type { ReportLevel } from '@tessera/contracts/ads/report-options'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { withQuery } from '@tessera/module/query-choice'
import { useShell } from '@tessera/module/react'
import { levelUrl } from './level-url.ts'
import { dayInZone } from './report-dates.ts'
import { reportScope } from './report-scope.ts'
import { type QueryChanges, reportView } from './report-view.ts'

/** Reads a report from its address, and leads to the address of a changed one. */
export function useReport(account: Advertiser, level: ReportLevel, query: URLSearchParams) {
  const { navigate } = useShell()
  const view = reportView(query)
  const today = dayInZone(account.time_zone ?? 'UTC', Date.now())
  const to = (changes: QueryChanges, at: ReportLevel = level) =>
    withQuery(levelUrl(account.id, at), query, changes)
  return {
    ...{ account, level, view, today, to },
    scope: reportScope(view, { advertiserId: account.id, level, today }),
    change: (changes: QueryChanges) => navigate(to(changes), { replace: true }),
  }
}

export type OpenReport = ReturnType<typeof useReport>
