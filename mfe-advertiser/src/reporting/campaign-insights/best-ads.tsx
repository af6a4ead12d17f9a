import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { metricValue } from '@tessera/contracts/ads/report-metrics'
import { adReport, type ReportRow } from '@tessera/contracts/calls/ad-reports'
import { paths } from '@tessera/contracts/paths'
import { Link, useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { columnName } from '../../kit/metrics/names.ts'
import { useMetricText } from '../../kit/metrics/use-metric-text.ts'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { words as reportWords } from '../ad-report/view/words.ts'
import type { InsightsScope } from './use-insights.ts'
import { words } from './words.ts'

const shown = ['clicks', 'click_rate', 'spend'] as const

function AdName({ entity: { name, pin } }: ReportRow): ReactElement {
  const text = <bdi>{name === '' ? reportWords.untitled() : name}</bdi>
  return pin === null ? text : <Link to={paths.pin.to({ pinId: pin.id })}>{text}</Link>
}

/** The ads of a campaign with the most clicks. */
export function BestAds({
  scope,
  currency,
}: {
  readonly scope: InsightsScope
  readonly currency: string
}): ReactElement {
  const { client } = useShell()
  const text = useMetricText(currency)
  const query = useQuery({
    ...queryOptions(client, adReport, {
      ...scope,
      level: 'ads',
      sort: 'clicks',
      page_size: 5,
    }),
    staleTime: 60_000,
  })
  return (
    <Report query={query}>
      {({ rows }) => {
        const best = rows.filter(({ figures }) => figures.clicks > 0)
        if (best.length === 0) return <Nothing>{words.adsNone()}</Nothing>
        return (
          <DataTable
            label={words.bestAds()}
            keyOf={({ entity }) => entity.id}
            rows={best}
            columns={[
              { head: words.ad(), cell: AdName },
              ...shown.map((metric) => ({
                head: columnName(metric),
                isNumber: true,
                cell: ({ figures }: ReportRow) => text.value(metric, metricValue(metric, figures)),
              })),
            ]}
          />
        )
      }}
    </Report>
  )
}
