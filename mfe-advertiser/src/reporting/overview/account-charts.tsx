import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { comparedDays, periodDays } from '@tessera/contracts/ads/report-period'
import { adReportDays } from '@tessera/contracts/calls/ad-reports'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { Link, useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { columnName } from '../../kit/metrics/names.ts'
import { Report } from '../../kit/tables/report.tsx'
import { type ReportClock, scopeDays } from '../ad-report/view/report-scope.ts'
import { MetricChart } from '../metric-chart/metric-chart.tsx'
import styles from './account.module.css'
import { accountWords as words } from './account-words.ts'

const metrics = ['spend', 'impressions', 'clicks', 'conversions'] as const

export interface OfAccount {
  readonly account: Advertiser
  readonly clock: ReportClock
}

/** Returns the days that the overview is about: 30, and as many before them. */
export function overviewScope({ account, clock }: OfAccount) {
  const days = periodDays({ kind: 'last-days', days: 30 }, clock)
  const compared = comparedDays({ kind: 'days-before' }, days)
  return { advertiser_id: account.id, level: 'campaigns', ...scopeDays(days, compared) } as const
}

/** The charts of what an ad account did in 30 days. */
export function AccountCharts(of: OfAccount): ReactElement {
  const { client } = useShell()
  const query = useQuery({
    ...queryOptions(client, adReportDays, overviewScope(of)),
    staleTime: 60_000,
  })
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2>{words.lastDays()}</h2>
        <Link to={advertiserUrl('campaigns', { advertiserId: of.account.id })}>
          {words.toReport()}
        </Link>
      </div>
      <Report query={query}>
        {(answer) => (
          <div className={styles.charts}>
            {metrics.map((metric) => (
              <section key={metric} aria-label={columnName(metric)} className={styles.chart}>
                <MetricChart answer={answer} metric={metric} />
              </section>
            ))}
          </div>
        )}
      </Report>
    </section>
  )
}
