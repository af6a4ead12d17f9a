import type { CatalogReportLine } from '@tessera/contracts/calls/catalogs'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { fixes, wrong } from './fault-words.ts'
import styles from './report.module.css'
import { words } from './words.ts'

interface LinesProps {
  readonly lines: readonly CatalogReportLine[]
}

const useNumber = () => new Intl.NumberFormat(useShell().$locale.get())

function What({ fault }: Pick<CatalogReportLine, 'fault'>): ReactElement {
  return (
    <>
      <span className={styles.wrong}>{wrong[fault]()}</span>
      <span className={styles.fix}>{fixes[fault]()}</span>
    </>
  )
}

const Column = ({ column }: Pick<CatalogReportLine, 'column'>): ReactElement =>
  column === null ? (
    <span className={styles.quiet}>{words.wholeRow()}</span>
  ) : (
    <code className={styles.code}>{column}</code>
  )

/** Refused rows in a table. */
export function LineTable({ lines }: LinesProps): ReactElement {
  const number = useNumber()
  return (
    <table className={styles.table} aria-label={words.refusedRows()}>
      <thead>
        <tr>
          <th scope="col" className={styles.row}>
            {words.row()}
          </th>
          <th scope="col">{words.product()}</th>
          <th scope="col">{words.column()}</th>
          <th scope="col">{words.what()}</th>
          <th scope="col">{words.value()}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ row, item, column, fault, value }, at) => (
          <tr key={at}>
            <td className={styles.row}>{number.format(row)}</td>
            <td>
              <bdi>{item ?? '–'}</bdi>
            </td>
            <td>
              <Column column={column} />
            </td>
            <td>
              <What fault={fault} />
            </td>
            <td>
              <bdi>{value === '' ? '–' : value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Refused rows one below the other, for a phone. */
export function LineCards({ lines }: LinesProps): ReactElement {
  const number = useNumber()
  return (
    <ul className={styles.cards} aria-label={words.refusedRows()}>
      {lines.map(({ row, item, column, fault, value }, at) => (
        <li key={at} className={styles.card}>
          <What fault={fault} />
          <dl className={styles.cardFacts}>
            <dt>{words.row()}</dt>
            <dd>{number.format(row)}</dd>
            {item === null ? null : (
              <>
                <dt>{words.product()}</dt>
                <dd>
                  <bdi>{item}</bdi>
                </dd>
              </>
            )}
            <dt>{words.column()}</dt>
            <dd>
              <Column column={column} />
            </dd>
            {value === '' ? null : (
              <>
                <dt>{words.value()}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}
