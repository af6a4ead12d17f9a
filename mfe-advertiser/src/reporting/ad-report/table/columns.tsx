import {
  type ReportMetric,
  reportMetricNames,
  reportMetrics,
} from '@tessera/contracts/ads/report-metrics'
import type { ReportColumn as ColumnName } from '@tessera/contracts/ads/report-view'
import { columnName } from '../../../kit/metrics/names.ts'
import type { MetricText } from '../../../kit/metrics/use-metric-text.ts'
import type { OpenReport } from '../view/use-report.ts'
import { words } from '../view/words.ts'
import type { ReportAnswer, ReportColumn } from './drawn.ts'
import { EntityName } from './entity-name.tsx'
import { type Fact, factOf, factText } from './fact-text.ts'
import { Figure } from './figure.tsx'
import { GroupCell } from './group-cell.tsx'
import { hasActs, RowActs } from './row-acts.tsx'
import type { RowChoice } from './use-row-choice.ts'

interface Drawing {
  readonly choice: RowChoice
  readonly report: OpenReport
  readonly text: MetricText
  readonly answer: ReportAnswer
}

type Figures = ReportAnswer['total']

function metricColumn(metric: ReportMetric, text: MetricText): ReportColumn {
  const cell = (of: Figures) => <Figure of={of} metric={metric} text={text} />
  return {
    id: metric,
    sort: metric,
    head: columnName(metric),
    cell,
    total: cell,
    isNumber: true,
    width: reportMetrics[metric].kind === 'money' ? 136 : 112,
  }
}

const nothing = () => null

function factColumn(fact: Fact, { text, report }: Drawing): ReportColumn {
  const told = { text, zone: report.account.time_zone ?? 'UTC', now: Date.now() }
  return {
    id: fact,
    sort: null,
    head: columnName(fact),
    isNumber: fact === 'daily_budget',
    width: fact === 'campaign' || fact === 'ad_group' ? 200 : 116,
    total: nothing,
    cell: ({ entity }) => <bdi>{factText(fact, entity, told)}</bdi>,
  }
}

function columnOf(name: ColumnName, drawing: Drawing): ReportColumn {
  const metric = reportMetricNames.find((each) => each === name)
  if (metric !== undefined) return metricColumn(metric, drawing.text)
  return factColumn(factOf(name) ?? 'id', drawing)
}

/** Returns the columns of a report: the name first, then those that were chosen, the actions last. */
export function reportColumns(drawing: Drawing): readonly ReportColumn[] {
  const { report, text, answer, choice } = drawing
  const { breakdown } = report.view
  const name: ReportColumn = {
    id: 'name',
    sort: 'name',
    head: words.name(),
    isNumber: false,
    width: 240,
    cell: (row) => <EntityName row={row} report={report} choice={choice} />,
    total: () => words.totalOf({ count: text.value('clicks', answer.row_count) }),
  }
  const group: readonly ReportColumn[] =
    breakdown === undefined
      ? []
      : [
          {
            id: 'group',
            sort: 'group',
            head: words[breakdown](),
            isNumber: false,
            width: 160,
            total: nothing,
            cell: (row) => (
              <GroupCell by={breakdown} group={row.group} settling={answer.settling} />
            ),
          },
        ]
  const acts: readonly ReportColumn[] = hasActs(report)
    ? [
        {
          id: 'acts',
          sort: null,
          head: words.acts(),
          isNumber: false,
          width: report.level === 'campaigns' ? 160 : 300,
          total: nothing,
          cell: (row) => <RowActs row={row} report={report} />,
        },
      ]
    : []
  return [name, ...group, ...report.columns.map((each) => columnOf(each, drawing)), ...acts]
}
