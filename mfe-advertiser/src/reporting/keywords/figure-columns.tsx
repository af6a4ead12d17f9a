import { columnName } from '../../kit/metrics/names.ts'
import type { MetricText } from '../../kit/metrics/use-metric-text.ts'
import type { DataColumn } from '../../kit/tables/data-table.tsx'
import { Figure } from '../ad-report/table/figure.tsx'
import { fileFigures, type Searched, whole } from './file-figures.ts'
import type { FileColumn } from './keyword-csv.ts'
import { type KeywordSort, sortedBy } from './keyword-view.ts'
import type { OpenKeywordReport } from './use-keyword-report.ts'

/** A column that a file has, too. */
export interface KeywordColumn<Row> extends DataColumn<Row> {
  readonly sortBy?: KeywordSort
  /** The columns that a file has there. */
  readonly inFile?: readonly FileColumn<Row>[]
}

const wholeOf = ({ figures, compared }: Searched) => ({
  figures: whole(figures),
  compared: compared === null ? null : whole(compared),
})

/** Returns the columns of figures that a report shows. */
export const figureColumns = <Row extends Searched>(
  { view }: Pick<OpenKeywordReport, 'view'>,
  text: MetricText,
  { total, currency }: { readonly total: Searched; readonly currency: string },
): readonly KeywordColumn<Row>[] =>
  view.columns.map((metric) => ({
    head: columnName(metric),
    isNumber: true,
    sortBy: metric,
    cell: (row) => <Figure of={wholeOf(row)} metric={metric} text={text} />,
    total: <Figure of={wholeOf(total)} metric={metric} text={text} />,
    inFile: fileFigures(metric, { isCompared: total.compared !== null, currency }),
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
