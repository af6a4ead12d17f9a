import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { reportMetricNames } from '@tessera/contracts/ads/report-metrics'
import { adReportDays } from '@tessera/contracts/calls/ad-reports'
import { useShell } from '@tessera/module/react'
import { SelectField } from '@tessera/ui/field'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, useState } from 'react'
import { columnName } from '../../kit/metrics/names.ts'
import { MetricChart } from '../metric-chart/metric-chart.tsx'
import { useChangeMarks } from '../metric-chart/use-change-marks.ts'
import styles from './reporting.module.css'
import { metricsIn } from './view/report-view.ts'
import type { OpenReport } from './view/use-report.ts'
import { words } from './view/words.ts'

function Metrics({ report }: { readonly report: OpenReport }): ReactElement {
  const { charted, chart } = report
  const [first, second] = charted
  const options = (not: string | undefined) =>
    reportMetricNames.map((metric) =>
      metric === not ? null : (
        <option key={metric} value={metric}>
          {columnName(metric)}
        </option>
      ),
    )
  return (
    <div className={styles.metrics}>
      <SelectField
        label={words.firstMetric()}
        value={first}
        onChange={({ target }) => chart([metricsIn([target.value])[0], second])}
      >
        {options(second)}
      </SelectField>
      <SelectField
        label={words.secondMetric()}
        value={second ?? ''}
        onChange={({ target }) => chart([first, metricsIn([target.value])[0]])}
      >
        <option value="">{words.noSecond()}</option>
        {options(first)}
      </SelectField>
    </div>
  )
}

/** The chart of a report, of the one or two metrics that the address names. */
function OpenChart({ report }: { readonly report: OpenReport }): ReactElement {
  const { client } = useShell()
  // The chart has days of its own, whatever the rows are broken down by.
  const { breakdown: _, ...scope } = report.scope
  const query = useQuery({
    ...queryOptions(client, adReportDays, scope),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const [metric, second] = report.charted
  const marks = useChangeMarks(scope)
  return (
    <div className={styles.chart}>
      <Metrics report={report} />
      <QueryRegion
        query={query}
        failed={words.failed()}
        waiting={<Skeleton width="100%" height={252} radius="var(--r-m)" />}
      >
        {(answer) => (
          <MetricChart answer={answer} metric={metric} second={second} changes={marks} />
        )}
      </QueryRegion>
    </div>
  )
}

/** The chart of a report, folded above its table unless the address names what it shows. */
export function ReportChart({ report }: { readonly report: OpenReport }): ReactElement {
  const [isOpen, setIsOpen] = useState(report.namesChart)
  return (
    <section aria-label={words.chart()}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.fold}>
          {words.chartFolded({ metric: columnName(report.charted[0]) })}
        </summary>
        {isOpen ? <OpenChart report={report} /> : null}
      </details>
    </section>
  )
}
