import { ReportSort } from '@tessera/contracts/ads/report-view'
import { z } from '@tessera/contracts/schema'
import { SelectField } from '@tessera/ui/field'
import { type ReactElement, type ReactNode, useId } from 'react'
import { spacedRows } from '../../../kit/tables/spaced-rows.ts'
import type { OpenReport } from '../view/use-report.ts'
import { words } from '../view/words.ts'
import type { ReportAnswer, ReportColumn, ReportRows } from './drawn.ts'
import styles from './report-list.module.css'

interface ReportListProps {
  readonly report: OpenReport
  readonly label: string
  readonly answer: ReportAnswer
  readonly columns: readonly ReportColumn[]
  readonly rows: ReportRows
}

function Sorting({ report, columns }: Pick<ReportListProps, 'report' | 'columns'>): ReactElement {
  const { view, change } = report
  return (
    <div className={styles.sorting}>
      <SelectField
        label={words.sortBy()}
        value={view.sort}
        onChange={({ target }) => {
          const sort = z.safeParse(ReportSort, target.value).data
          if (sort !== undefined) change({ sort })
        }}
      >
        {columns.map(({ sort, head }) =>
          sort === null ? null : (
            <option key={sort} value={sort}>
              {head}
            </option>
          ),
        )}
      </SelectField>
      <SelectField
        label={words.order()}
        value={view.is_ascending ? 'ascending' : 'descending'}
        onChange={({ target }) => change({ is_ascending: target.value === 'ascending' })}
      >
        <option value="descending">{words.descending()}</option>
        <option value="ascending">{words.ascending()}</option>
      </SelectField>
    </div>
  )
}

interface CardProps {
  readonly columns: readonly ReportColumn[]
  readonly content: (column: ReportColumn) => ReactNode
}

function Card({ columns, content }: CardProps): ReactElement {
  const titleId = useId()
  const facts = columns.filter(({ id }) => id !== 'name' && id !== 'acts')
  const cells = columns.filter(({ id }) => id === 'name' || id === 'acts')
  const [name, acts] = cells.map((column) => content(column))
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        {name}
      </h2>
      <dl className={styles.facts}>
        {facts.map((column) => {
          const value = content(column)
          return value === null ? null : (
            <div key={column.id}>
              <dt>{column.head}</dt>
              <dd>{value}</dd>
            </div>
          )
        })}
      </dl>
      {acts}
    </article>
  )
}

/** A report on a phone: a card for each row, the sums first. Cards out of view are not drawn. */
export function ReportList({
  report,
  label,
  answer,
  columns,
  rows,
}: ReportListProps): ReactElement {
  const { virtualizer } = rows
  return (
    <>
      <Sorting report={report} columns={columns} />
      <Card columns={columns} content={(column) => column.total(answer.total)} />
      <section
        ref={rows.scroller}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll it.
        tabIndex={0}
        className={styles.scroller}
      >
        <ul aria-label={label} className={styles.list} {...rows.focusProps}>
          {spacedRows(virtualizer.getVirtualItems(), virtualizer.getTotalSize()).map((drawn) => {
            if (drawn.kind === 'gap')
              return <li key={drawn.key} aria-hidden="true" style={{ blockSize: drawn.height }} />
            const row = rows.rowAt(drawn.index)
            return (
              <li
                key={drawn.index}
                ref={virtualizer.measureElement}
                data-index={drawn.index}
                aria-setsize={answer.row_count}
                aria-posinset={drawn.index + 1}
                className={styles.item}
              >
                <Card
                  columns={columns}
                  content={(column) =>
                    row === undefined ? (
                      <span className={styles.blank} role="img" aria-label={words.loadingRow()} />
                    ) : (
                      column.cell(row)
                    )
                  }
                />
              </li>
            )
          })}
        </ul>
      </section>
    </>
  )
}
