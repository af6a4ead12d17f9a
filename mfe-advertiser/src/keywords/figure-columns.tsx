import type { KeywordMetric } from '@tessera/contracts/ads/keywords'
import { metricValue, type ReportFigures } from '@tessera/contracts/ads/report-metrics'
import type { SearchFigures } from '@tessera/contracts/calls/ad-keywords'
import { Figure } from '../reporting/table/figure.tsx'
import { columnName } from '../reporting/view/labels.ts'
import type { MetricText } from '../reporting/view/use-metric-text.ts'
import type { DataColumn } from '../tables/data-table.tsx'
import { type KeywordSort, sortedBy } from './keyword-view.ts'
import type { OpenKeywordReport } from './use-keyword-report.ts'

/** The figures of a row, and those of the compared days. */
export interface Searched {
  readonly figures: SearchFigures
  readonly compared: SearchFigures | null
}

/** A column that a file has, too. */
export interface KeywordColumn<Row> extends DataColumn<Row> {
  readonly sortBy?: KeywordSort
  /** What a file has there; without it, the file leaves the column out. */
  readonly plain?: (row: Row) => string
  /** A column that a file has before it. */
  readonly before?: { readonly head: string; readonly plain: (row: Row) => string }
}

const noConversions = { conversions: 0, conversion_value_micro: 0 }

const whole = (figures: SearchFigures): ReportFigures => ({ ...figures, ...noConversions })

const wholeOf = ({ figures, compared }: Searched) => ({
  figures: whole(figures),
  compared: compared === null ? null : whole(compared),
})

/** Amounts are written in units of the currency. */
const plainValue = (metric: KeywordMetric, figures: SearchFigures): string => {
  const value = metricValue(metric, whole(figures))
  if (value === null) return ''
  const isMoney = ['spend', 'cost_per_click', 'cost_per_thousand'].includes(metric)
  return String(isMoney ? Math.round(value) / 1_000_000 : value)
}

/** Returns the columns of figures that a report shows. */
export const figureColumns = <Row extends Searched>(
  { view }: OpenKeywordReport,
  text: MetricText,
  total: Searched,
): readonly KeywordColumn<Row>[] =>
  view.columns.map((metric) => ({
    ...{ head: columnName(metric), isNumber: true, sortBy: metric },
    cell: (row) => <Figure of={wholeOf(row)} metric={metric} text={text} />,
    total: <Figure of={wholeOf(total)} metric={metric} text={text} />,
    plain: ({ figures }) => plainValue(metric, figures),
  }))

/** Lets columns sort the report by their heads. */
export const sortable = <Row,>(
  columns: readonly KeywordColumn<Row>[],
  { view, change }: OpenKeywordReport,
): readonly KeywordColumn<Row>[] =>
  columns.map((column) => {
    const { sortBy } = column
    if (sortBy === undefined) return column
    const direction = view.is_ascending ? ('ascending' as const) : ('descending' as const)
    return {
      ...column,
      sort: {
        direction: view.sort === sortBy ? direction : null,
        choose: () => change(sortedBy(view, sortBy)),
      },
    }
  })
