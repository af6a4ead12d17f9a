import type { CatalogRun } from '@tessera/contracts/calls/catalogs'
import { numberFormat } from '@tessera/contracts/number-format'
import { Link, useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { words } from '../run-words.ts'
import styles from './run-counts.module.css'

const figures = ['rows', 'added', 'changed', 'unchanged', 'retired', 'refused'] as const

interface RunCountsProps {
  readonly run: CatalogRun
  /** The address of the refused rows. */
  readonly refusedTo?: string | undefined
}

/** The numbers of a run: how many rows it read, and what came of them. */
export function RunCounts({ run, refusedTo }: RunCountsProps): ReactElement {
  const format = numberFormat(useShell().$locale.get())
  return (
    <dl className={styles.counts}>
      {figures.map((figure) => (
        <div
          key={figure}
          className={styles.count}
          data-bad={(figure === 'refused' && run.refused > 0) || undefined}
        >
          <dt className={styles.name}>{words[figure]()}</dt>
          <dd className={styles.figure}>
            {figure === 'refused' && run.refused > 0 && refusedTo !== undefined ? (
              <Link to={refusedTo} className={styles.link}>
                {format.format(run.refused)}
              </Link>
            ) : (
              format.format(run[figure])
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
