import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import {
  type BulkRow,
  BulkRowFilter,
  type BulkRun,
  listBulkRows,
} from '@tessera/contracts/calls/bulk-runs'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { type ReactElement, useState } from 'react'
import { useFigures } from '../../../kit/money/use-figures.ts'
import panels from '../../../kit/panels/panels.module.css'
import { DataTable } from '../../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../../kit/tables/report.tsx'
import styles from '../frame/bulk-editor.module.css'
import { runWords as words } from '../frame/words.ts'

const filters = {
  faulty: words.showFaulty,
  changing: words.showChanging,
  all: words.showAll,
} as const satisfies Readonly<Record<BulkRowFilter, () => string>>

const Value = ({ text, isBefore = false }: { text: string | null; isBefore?: boolean }) => (
  <bdi className={isBefore ? styles.before : undefined}>{text ?? words.empty()}</bdi>
)

/** The values that a row changes. Those of something new have none before. */
function Changes({ row }: { readonly row: BulkRow }): ReactElement | null {
  if (row.changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {row.changes.map(({ column, before, after }) => (
        <li key={column}>
          <bdi dir="ltr" className={styles.column}>
            {column}
          </bdi>{' '}
          {row.is_new ? null : (
            <>
              <Value text={before} isBefore={before !== null} />
              {' → '}
            </>
          )}
          <Value text={after} />
        </li>
      ))}
    </ul>
  )
}

function Faults({ row }: { readonly row: BulkRow }): ReactElement | null {
  if (row.faults.length === 0) return null
  return (
    <ul className={`${styles.changes} ${styles.fault}`}>
      {row.faults.map(({ column, code, message }) => (
        <li key={`${column} ${code}`}>
          {column === null ? null : (
            <>
              <bdi dir="ltr">{column}</bdi>
              {': '}
            </>
          )}
          {message}
        </li>
      ))}
    </ul>
  )
}

function What({ row }: { readonly row: BulkRow }): ReactElement {
  if (row.level === null) return <>{words.rowUnreadable()}</>
  return (
    <div className={styles.explained}>
      <span>
        {words[row.level]()} <bdi>{row.name}</bdi>
      </span>
      <bdi dir="ltr" className={panels.note}>
        {row.object_id}
      </bdi>
    </div>
  )
}

interface RunRowsProps {
  readonly account: Advertiser
  readonly run: BulkRun
}

/** The rows of an upload: those with faults first, else those that change something. */
export function RunRows({ account, run }: RunRowsProps): ReactElement {
  const { client } = useShell()
  const { count } = useFigures(account.currency)
  const usual = run.rows_faulty > 0 ? 'faulty' : 'changing'
  const [show, setShow] = useState<BulkRowFilter>(
    run.rows_faulty + run.rows_changing === 0 ? 'all' : usual,
  )
  const asked = { advertiser_id: account.id, run_id: run.id, show }
  const list = useInfiniteQuery({
    ...listOptions(client, listBulkRows, asked),
    staleTime: 0,
  })
  return (
    <section aria-label={words.reportRows()} className={panels.stack}>
      <ChipRow label={words.show()}>
        {BulkRowFilter.options.map((each) => (
          <Chip key={each} pressed={each === show} onClick={() => setShow(each)}>
            {filters[each]()}
          </Chip>
        ))}
      </ChipRow>
      <Report query={{ ...list, data: list.data?.pages.flatMap(({ data }) => data) }}>
        {(rows) =>
          rows.length === 0 ? (
            <Nothing>{words.noRows()}</Nothing>
          ) : (
            <>
              <DataTable
                label={words.reportRows()}
                rows={rows}
                keyOf={({ row }) => String(row)}
                columns={[
                  { head: words.row(), cell: ({ row }) => count(row), isNumber: true },
                  { head: words.what(), cell: (row) => <What row={row} /> },
                  { head: words.result(), cell: ({ state }) => words[state]() },
                  {
                    head: words.changes(),
                    cell: (row) => (
                      <>
                        <Changes row={row} />
                        <Faults row={row} />
                      </>
                    ),
                  },
                ]}
              />
              <ShowMore list={list} />
            </>
          )
        }
      </Report>
    </section>
  )
}
