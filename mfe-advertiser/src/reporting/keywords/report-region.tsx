import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useLayout } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { SelectField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { type KeywordColumn, sortable } from './figure-columns.tsx'
import type { Searched } from './file-figures.ts'
import styles from './keywords.module.css'
import type { OpenKeywordReport } from './use-keyword-report.ts'
import { words } from './words.ts'

/** A page of a report, as the service answers it. */
export interface AnsweredPage<Row> {
  readonly rows: readonly Row[]
  readonly row_count: number
  readonly total: Searched
  readonly settling_from: string
  readonly currency: string
}

interface RegionProps<Row> {
  readonly open: OpenKeywordReport
  readonly list: UseInfiniteQueryResult<
    { readonly pages: readonly { readonly data: AnsweredPage<Row> }[] },
    Error
  >
  readonly columns: (answer: AnsweredPage<Row>) => readonly KeywordColumn<Row>[]
  readonly keyOf: (row: Row) => string
  /** Said where there are no rows and no filters. */
  readonly none: string
}

/** Chooses the order of cards, which have no heads. */
function Sorting<Row>({
  open: { view, change },
  columns,
}: {
  readonly open: OpenKeywordReport
  readonly columns: readonly KeywordColumn<Row>[]
}): ReactElement {
  return (
    <div className={styles.sorting}>
      <SelectField
        label={words.sortBy()}
        value={view.sort}
        onChange={({ target }) => {
          const chosen = columns.find(({ sortBy }) => sortBy === target.value)?.sortBy
          if (chosen !== undefined) change({ sort: chosen })
        }}
      >
        {columns.map(({ head, sortBy }) =>
          sortBy === undefined ? null : (
            <option key={sortBy} value={sortBy}>
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

const isFiltered = ({ view }: OpenKeywordReport): boolean =>
  view.search !== undefined || view.states !== undefined || view.matches !== undefined

/** The rows of a report with their sums, page after page. */
export function ReportRegion<Row extends Searched>(props: RegionProps<Row>): ReactElement {
  const { open, list, columns: columnsOf, keyOf, none } = props
  const { phone } = useLayout()
  const { dayName } = useMoney('USD')
  const { report, days } = open
  const [first] = list.data?.pages ?? []
  return (
    <Report query={{ ...list, data: first?.data }}>
      {(answer) => {
        if (answer.row_count === 0)
          return <Nothing>{isFiltered(open) ? words.nothingFound() : none}</Nothing>
        const columns = sortable(columnsOf(answer), open)
        return (
          <div className={styles.body} aria-busy={list.isPlaceholderData}>
            {days.to < answer.settling_from ? null : (
              <p className={styles.lead}>
                {words.settling({ day: dayName(answer.settling_from) })}
              </p>
            )}
            {phone ? <Sorting open={open} columns={columns} /> : null}
            <DataTable
              label={words[report]()}
              rows={list.data?.pages.flatMap(({ data }) => data.rows) ?? []}
              keyOf={keyOf}
              columns={columns}
            />
            <ShowMore list={list} />
          </div>
        )
      }}
    </Report>
  )
}
