import type { CatalogReportLine } from '@tessera/contracts/calls/catalogs'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { fixOf, rowText } from './fault-text.ts'
import { wrong } from './fault-words.ts'
import styles from './report.module.css'
import { words } from './words.ts'

interface LinesProps {
  readonly lines: readonly CatalogReportLine[]
}

function What({ line }: { readonly line: CatalogReportLine }): ReactElement {
  return (
    <>
      <span className={styles.wrong}>{wrong[line.fault]()}</span>
      <span className={styles.fix}>{fixOf(line)}</span>
    </>
  )
}

/** Faults of something other than what a row says. */
const beyondRows: ReadonlySet<CatalogReportLine['fault']> = new Set([
  'picture-unfetched',
  'page-unfetched',
  'page-gone',
  'pages-many',
])

function Column({ column, fault }: Pick<CatalogReportLine, 'column' | 'fault'>): ReactElement {
  if (column !== null) return <code className={styles.code}>{column}</code>
  return <span className={styles.quiet}>{beyondRows.has(fault) ? '–' : words.wholeRow()}</span>
}

/** Refused rows in a table. */
export function LineTable({ lines }: LinesProps): ReactElement {
  const locale = useShell().$locale.get()
  return (
    <table tabIndex={-1} className={styles.table} aria-label={words.refusedRows()}>
      <thead>
        <tr>
          <th scope="col" className={styles.row}>
            {words.row()}
          </th>
          <th scope="col">{words.product()}</th>
          <th scope="col" className={styles.column}>
            {words.column()}
          </th>
          <th scope="col">{words.what()}</th>
          <th scope="col">{words.value()}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <td className={styles.row}>{rowText(line, locale)}</td>
            <td>
              <bdi>{line.item ?? '–'}</bdi>
            </td>
            <td>
              <Column {...line} />
            </td>
            <td>
              <What line={line} />
            </td>
            <td>
              <bdi>{line.value === '' ? '–' : line.value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Refused rows one below the other, for a phone. */
export function LineCards({ lines }: LinesProps): ReactElement {
  const locale = useShell().$locale.get()
  return (
    <ul tabIndex={-1} className={styles.cards} aria-label={words.refusedRows()}>
      {lines.map((line, at) => (
        <li key={at} className={styles.card}>
          <What line={line} />
          <dl className={styles.cardFacts}>
            <dt>{words.row()}</dt>
            <dd>{rowText(line, locale)}</dd>
            {line.item === null ? null : (
              <>
                <dt>{words.product()}</dt>
                <dd>
                  <bdi>{line.item}</bdi>
                </dd>
              </>
            )}
            <dt>{words.column()}</dt>
            <dd>
              <Column {...line} />
            </dd>
            {line.value === '' ? null : (
              <>
                <dt>{words.value()}</dt>
                <dd>
                  <bdi>{line.value}</bdi>
                </dd>
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}
