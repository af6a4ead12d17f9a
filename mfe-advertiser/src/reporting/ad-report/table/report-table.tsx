import type { ReportRow } from '@tessera/contracts/calls/ad-reports'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { memo, type ReactElement, useEffect, useRef } from 'react'
import { spacedRows } from '../../../kit/tables/spaced-rows.ts'
import { sortedBy } from '../view/report-view.ts'
import type { OpenReport } from '../view/use-report.ts'
import { words } from '../view/words.ts'
import type { ReportAnswer, ReportColumn, ReportRows } from './drawn.ts'
import styles from './report-table.module.css'

interface ReportTableProps {
  readonly report: OpenReport
  readonly label: string
  readonly answer: ReportAnswer
  readonly columns: readonly ReportColumn[]
  readonly rows: ReportRows
}

function look({ isNumber, id }: ReportColumn): string | undefined {
  if (isNumber) return styles.number
  if (id === 'acts') return styles.last
  return id === 'name' ? styles.first : undefined
}

function Head({ column, report }: { readonly column: ReportColumn; readonly report: OpenReport }) {
  const { view, change } = report
  const { sort, head } = column
  if (sort === null)
    return (
      <th scope="col" className={look(column)}>
        {head}
      </th>
    )
  const isSorted = view.sort === sort
  return (
    <th
      scope="col"
      className={look(column)}
      aria-sort={isSorted ? (view.is_ascending ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => change(sortedBy(view, sort))}>
        {head}
        {isSorted ? (
          <span className={view.is_ascending ? styles.up : undefined}>
            <Icon shape={icons.down} size={16} />
          </span>
        ) : null}
      </button>
    </th>
  )
}

interface RowProps {
  readonly columns: readonly ReportColumn[]
  readonly index: number
  /** Undefined while it is loading. */
  readonly row: ReportRow | undefined
}

/** A row is drawn once, however far the table is scrolled. */
const Row = memo(function Row({ columns, index, row }: RowProps) {
  const content = ({ cell }: ReportColumn) =>
    row === undefined ? (
      <span className={styles.blank} role="img" aria-label={words.loadingRow()} />
    ) : (
      cell(row)
    )
  return (
    // The head is the first row.
    <tr aria-rowindex={index + 2} data-index={index}>
      {columns.map((column) =>
        column.id === 'name' ? (
          <th key={column.id} scope="row" className={look(column)}>
            {content(column)}
          </th>
        ) : (
          <td key={column.id} className={look(column)}>
            {content(column)}
          </td>
        ),
      )}
    </tr>
  )
})

/** Scrolls back to the first row when the rows are others. */
function useTopOf(key: string) {
  const scroller = useRef<HTMLElement>(null)
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current !== key) scroller.current?.scrollTo({ top: 0 })
    shown.current = key
  }, [key])
  return scroller
}

/**
 * A report's rows. It is a real table, so that screen readers read a cell with its heads and Tab reaches
 * links and buttons; rows out of view are not drawn, and `aria-rowcount` says how many there are.
 */
export function ReportTable(props: ReportTableProps): ReactElement {
  const { report, label, answer, columns, rows } = props
  const top = useTopOf(JSON.stringify([report.scope, report.view.sort, report.view.is_ascending]))
  const { virtualizer } = rows
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  return (
    <section
      ref={(element) => {
        rows.scroller.current = element
        top.current = element
      }}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll it.
      tabIndex={0}
      className={styles.scroller}
    >
      <table
        aria-label={label}
        aria-rowcount={answer.row_count + 2}
        className={styles.table}
        style={{ minInlineSize: width }}
      >
        <colgroup>
          {columns.map(({ id, width: columnWidth }) => (
            <col key={id} style={{ inlineSize: columnWidth }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <Head key={column.id} column={column} report={report} />
            ))}
          </tr>
        </thead>
        <tbody {...rows.focusProps}>
          {spacedRows(virtualizer.getVirtualItems(), virtualizer.getTotalSize()).map((drawn) =>
            drawn.kind === 'row' ? (
              <Row
                key={drawn.index}
                columns={columns}
                index={drawn.index}
                row={rows.rowAt(drawn.index)}
              />
            ) : (
              // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a gap has nothing that takes the focus.
              <tr key={drawn.key} aria-hidden="true" className={styles.gap}>
                <td colSpan={columns.length} style={{ blockSize: drawn.height }} />
              </tr>
            ),
          )}
        </tbody>
        <tfoot>
          <tr aria-rowindex={answer.row_count + 2}>
            {columns.map((column) =>
              column.id === 'name' ? (
                <th key={column.id} scope="row" className={look(column)}>
                  {column.total(answer.total)}
                </th>
              ) : (
                <td key={column.id} className={look(column)}>
                  {column.total(answer.total)}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
