import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { ReportMetric } from '@tessera/contracts/ads/report-metrics'
import { comparedDays, periodDays } from '@tessera/contracts/ads/report-period'
import { adReportDays } from '@tessera/contracts/calls/ad-reports'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { Link, useShell } from '@tessera/module/react'
import { type ReactElement, useState } from 'react'
import { SparkLine } from '../../kit/charts/spark-line.tsx'
import { columnName } from '../../kit/metrics/names.ts'
import { type MetricText, useMetricText } from '../../kit/metrics/use-metric-text.ts'
import { Report } from '../../kit/tables/report.tsx'
import { type ReportClock, scopeDays } from '../ad-report/view/report-scope.ts'
import { MetricChart } from '../metric-chart/metric-chart.tsx'
import { type MetricDays, metricDays, type ReportDays } from '../metric-chart/metric-days.ts'
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

interface FigureProps {
  readonly days: MetricDays
  readonly text: MetricText
  readonly isCharted: boolean
  readonly onChart: () => void
}

/** A figure, its change and its line; pressed, it is charted below. */
function Figure({ days, text, isCharted, onChart }: FigureProps): ReactElement {
  const { metric, total, totalBefore, shape } = days
  return (
    <button type="button" aria-pressed={isCharted} className={styles.figure} onClick={onChart}>
      <span className={styles.name}>{columnName(metric)}</span>
      <bdi className={styles.value}>{text.value(metric, total)}</bdi>
      <span className={styles.name}>{text.change(metric, total, totalBefore)}</span>
      <SparkLine shape={shape} />
    </button>
  )
}

function Figures({ answer }: { readonly answer: ReportDays }): ReactElement {
  const text = useMetricText(answer.currency)
  const [charted, chart] = useState<ReportMetric>('spend')
  return (
    <>
      <ul aria-label={words.figures()} className={styles.figures}>
        {metrics.map((metric) => (
          <li key={metric}>
            <Figure
              days={metricDays(metric, answer)}
              text={text}
              isCharted={metric === charted}
              onChart={() => chart(metric)}
            />
          </li>
        ))}
      </ul>
      <MetricChart answer={answer} metric={charted} />
    </>
  )
}

/** The figures of an ad account over 30 days, one of them as a chart. */
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
      <Report query={query}>{(answer) => <Figures answer={answer} />}</Report>
    </section>
  )
}
