import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { metricValue } from '@tessera/contracts/ads/report-metrics'
import { adReport, type ReportRow } from '@tessera/contracts/calls/ad-reports'
import { Link, useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { columnName } from '../../kit/metrics/names.ts'
import { useMetricText } from '../../kit/metrics/use-metric-text.ts'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Report } from '../../kit/tables/report.tsx'
import styles from './account.module.css'
import { type OfAccount, overviewScope } from './account-charts.tsx'
import { accountWords as words } from './account-words.ts'
import { ranked } from './ranked.ts'

const shown = ['cost_per_click', 'clicks', 'spend'] as const

interface TableProps extends Pick<OfAccount, 'account'> {
  readonly label: string
  readonly rows: readonly ReportRow[]
}

function Table({ account, label, rows }: TableProps): ReactElement | null {
  const text = useMetricText(account.currency)
  if (rows.length === 0) return null
  return (
    <div className={styles.rank}>
      <h3>{label}</h3>
      <DataTable
        label={label}
        keyOf={({ entity }) => entity.id}
        rows={rows}
        columns={[
          {
            head: words.campaign(),
            cell: ({ entity }) => (
              <Link
                to={advertiserUrl('campaignInsights', {
                  advertiserId: account.id,
                  params: { campaignId: entity.id },
                })}
              >
                <bdi>{entity.name}</bdi>
              </Link>
            ),
          },
          ...shown.map((metric) => ({
            head: columnName(metric),
            isNumber: true,
            cell: ({ figures }: ReportRow) => text.value(metric, metricValue(metric, figures)),
          })),
        ]}
      />
    </div>
  )
}

/** The campaigns whose clicks cost least and most. */
export function AccountRanks(of: OfAccount): ReactElement {
  const { client } = useShell()
  const query = useQuery({
    ...queryOptions(client, adReport, { ...overviewScope(of), sort: 'spend', page_size: 50 }),
    staleTime: 60_000,
  })
  return (
    <Report query={query}>
      {({ rows }) => {
        const { best, worst } = ranked(rows)
        // One campaign has the lowest and the highest cost at once.
        if (best.length + worst.length < 2) return null
        return (
          <section aria-label={words.rankedHow()} className={styles.part}>
            <div className={styles.charts}>
              <Table account={of.account} label={words.best()} rows={best} />
              <Table account={of.account} label={words.worst()} rows={worst} />
            </div>
            <p className={styles.note}>{words.rankedHow()}</p>
          </section>
        )
      }}
    </Report>
  )
}
