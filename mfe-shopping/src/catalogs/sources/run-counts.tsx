import type { CatalogRun } from '@tessera/contracts/calls/catalogs'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { words } from '../run-words.ts'
import styles from './run-counts.module.css'

const figures = ['rows', 'added', 'changed', 'unchanged', 'retired', 'refused'] as const

/** The numbers of a run: how many rows it read, and what came of them. */
export function RunCounts({ run }: { readonly run: CatalogRun }): ReactElement {
  const format = new Intl.NumberFormat(useShell().$locale.get())
  return (
    <dl className={styles.counts}>
      {figures.map((figure) => (
        <div
          key={figure}
          className={styles.count}
          data-bad={(figure === 'refused' && run.refused > 0) || undefined}
        >
          <dt className={styles.name}>{words[figure]()}</dt>
          <dd className={styles.figure}>{format.format(run[figure])}</dd>
        </div>
      ))}
    </dl>
  )
}
