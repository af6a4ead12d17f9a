import {
  metricValue,
  type ReportMetric,
  reportMetrics,
} from '@tessera/contracts/ads/report-metrics'
import type { adReport, ReportRow } from '@tessera/contracts/calls/ad-reports'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { ReactNode } from 'react'
import { columnName } from '../view/labels.ts'
import { columnsOf } from '../view/report-columns.ts'
import type { ReportView } from '../view/report-view.ts'
import type { MetricText } from '../view/use-metric-text.ts'
import type { OpenReport } from '../view/use-report.ts'
import { words } from '../words.ts'
import { EntityName } from './entity-name.tsx'
import { GroupCell } from './group-cell.tsx'
import styles from './report-table.module.css'
import { RowActs } from './row-acts.tsx'

export type ReportAnswer = OutputOf<typeof adReport>

/** A column of a report. */
export interface ReportColumn {
  readonly id: ReportView['sort'] | 'state' | 'acts'
  readonly head: string
  readonly isNumber: boolean
  /** Columns that the service sorts by. */
  readonly sort: ReportView['sort'] | null
  readonly width: number
  readonly cell: (row: ReportRow) => ReactNode
  /** What stands in the row of sums. */
  readonly total: (total: ReportAnswer['total']) => ReactNode
}

interface Figures {
  readonly figures: ReportRow['figures']
  readonly compared: ReportRow['compared']
}

/** A figure, and how it differs from the compared one. */
function Figure({
  of: { figures, compared },
  metric,
  text,
}: {
  readonly of: Figures
  readonly metric: ReportMetric
  readonly text: MetricText
}): ReactNode {
  const now = metricValue(metric, figures)
  const value = <bdi>{text.value(metric, now)}</bdi>
  if (compared === null) return value
  return (
    <span className={styles.figure}>
      {value}
      <span className={styles.change}>
        {text.change(metric, now, metricValue(metric, compared))}
      </span>
    </span>
  )
}

function metricColumn(metric: ReportMetric, text: MetricText): ReportColumn {
  const cell = (of: Figures) => <Figure of={of} metric={metric} text={text} />
  return {
    ...{ id: metric, sort: metric, head: columnName(metric), cell, total: cell, isNumber: true },
    width: reportMetrics[metric].kind === 'money' ? 144 : 120,
  }
}

const nothing = () => null

/** Returns the columns of a report: the name first, then those that were chosen, the actions last. */
export function reportColumns(
  report: OpenReport,
  { text, answer }: { readonly text: MetricText; readonly answer: ReportAnswer },
): readonly ReportColumn[] {
  const { view, level } = report
  const { breakdown } = view
  return [
    {
      ...{ id: 'name', sort: 'name', head: words.name(), isNumber: false, width: 264 },
      cell: (row) => <EntityName row={row} report={report} />,
      total: () => words.totalOf({ count: text.value('clicks', answer.row_count) }),
    },
    ...(breakdown === null
      ? []
      : [
          {
            ...({ id: 'group', sort: 'group', isNumber: false, width: 200 } as const),
            head: words[breakdown](),
            cell: (row: ReportRow) => (
              <GroupCell by={breakdown} group={row.group} settling={answer.settling} />
            ),
            total: nothing,
          },
        ]),
    ...(level === 'productitems'
      ? []
      : [
          {
            ...({ id: 'state', sort: null, isNumber: false, width: 128 } as const),
            head: words.state(),
            cell: ({ entity }: ReportRow) => (entity.state === null ? null : words[entity.state]()),
            total: nothing,
          },
        ]),
    ...columnsOf(view.columns).map((metric) => metricColumn(metric, text)),
    ...(level === 'campaigns' || level === 'productgroups'
      ? [
          {
            ...({ id: 'acts', sort: null, isNumber: false, width: 272 } as const),
            head: words.acts(),
            cell: (row: ReportRow) => <RowActs row={row} report={report} />,
            total: nothing,
          },
        ]
      : []),
  ]
}
