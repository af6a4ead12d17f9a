import { useShell } from '@tessera/module/react'
import { memo, type ReactElement, useRef } from 'react'
import { spacedRows } from '../../../kit/tables/spaced-rows.ts'
import { rowHeight, useVirtualRows } from '../../../kit/tables/use-virtual-rows.ts'
import { valueText } from '../frame/value-text.ts'
import { words } from '../frame/words.ts'
import styles from './bulk.module.css'
import type { RowResult } from './bulk-run.ts'
import type { RowPlan } from './operation.ts'
import type { BulkRow } from './rows.ts'
import { bulkWords } from './words.ts'

interface BulkTableProps {
  readonly label: string
  readonly rows: readonly BulkRow[]
  readonly chosen: ReadonlySet<string>
  readonly plans: ReadonlyMap<string, RowPlan>
  readonly results: ReadonlyMap<string, RowResult>
  /** False while rows can't be chosen. */
  readonly isOpen: boolean
  readonly onToggle: (key: string) => void
  readonly onToggleAll: () => void
}

interface RowProps {
  readonly row: BulkRow
  readonly index: number
  readonly isChosen: boolean
  readonly plan: RowPlan | undefined
  readonly result: RowResult | undefined
  readonly isOpen: boolean
  readonly locale: string
  readonly measure: (element: Element | null) => void
  readonly onToggle: (key: string) => void
}

function Change({ plan, result, row, locale }: Omit<RowProps, 'measure'>): ReactElement {
  if (plan === undefined) return <span className={styles.quiet}>{words[row.values.state]()}</span>
  const { field, before, after, edit } = plan
  const text = (value: unknown) => valueText(field, value, locale)
  return (
    <>
      <bdi>
        {edit === null
          ? text(before)
          : bulkWords.becomes({ before: text(before), after: text(after) })}
      </bdi>
      {edit === null ? <span className={styles.quiet}>{bulkWords.stays()}</span> : null}
      {result === undefined ? null : (
        <span className={result.kind === 'fault' ? styles.bad : styles.good}>
          {result.kind === 'fault' ? result.message : bulkWords[result.kind]()}
        </span>
      )}
    </>
  )
}

const Row = memo(function Row(props: RowProps) {
  const { row, index, isChosen, isOpen, measure, onToggle } = props
  const name = row.name === '' ? words.untitled() : row.name
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <td>
        <input
          type="checkbox"
          className={styles.check}
          aria-label={bulkWords.choose({ name })}
          checked={isChosen}
          disabled={!isOpen}
          onChange={() => onToggle(row.key)}
        />
      </td>
      <th scope="row">
        <span className={styles.row}>
          <bdi className={styles.name}>{name}</bdi>
          {row.of === '' ? null : <bdi className={styles.of}>{row.of}</bdi>}
        </span>
      </th>
      <td>
        <span className={styles.row}>
          <Change {...props} />
        </span>
      </td>
    </tr>
  )
})

/** The rows that are edited: what each is, becomes, and became. Rows out of view are not drawn. */
export function BulkTable(props: BulkTableProps): ReactElement {
  const { label, rows, chosen, plans, results, isOpen, onToggle, onToggleAll } = props
  const locale = useShell().$locale.get()
  const scroller = useRef<HTMLElement>(null)
  const { virtualizer, focusProps } = useVirtualRows({
    scroller,
    count: rows.length,
    height: rowHeight() + 16,
  })
  const isAll = rows.length > 0 && rows.every(({ key }) => chosen.has(key))
  return (
    <section
      ref={scroller}
      aria-label={bulkWords.rows()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll it.
      tabIndex={0}
      className={styles.scroller}
    >
      <table aria-label={label} aria-rowcount={rows.length + 1} className={styles.table}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.pick}>
              <input
                type="checkbox"
                className={styles.check}
                aria-label={bulkWords.all()}
                checked={isAll}
                disabled={!isOpen}
                onChange={onToggleAll}
              />
            </th>
            <th scope="col">{bulkWords.name()}</th>
            <th scope="col" className={styles.changeHead}>
              {bulkWords.change()}
            </th>
          </tr>
        </thead>
        <tbody {...focusProps}>
          {spacedRows(virtualizer.getVirtualItems(), virtualizer.getTotalSize()).map((drawn) => {
            if (drawn.kind === 'gap')
              return (
                // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a gap has nothing that takes the focus.
                <tr key={drawn.key} aria-hidden="true" className={styles.gap}>
                  <td colSpan={3} style={{ blockSize: drawn.height }} />
                </tr>
              )
            const row = rows[drawn.index]
            return row === undefined ? null : (
              <Row
                key={row.key}
                row={row}
                index={drawn.index}
                isChosen={chosen.has(row.key)}
                plan={plans.get(row.key)}
                result={results.get(row.key)}
                isOpen={isOpen}
                locale={locale}
                measure={virtualizer.measureElement}
                onToggle={onToggle}
              />
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
