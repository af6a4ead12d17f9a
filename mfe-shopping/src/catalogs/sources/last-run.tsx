import type { CatalogRun } from '@tessera/contracts/calls/catalogs'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { stateText, whyEnded } from '../run-state.ts'
import { RunCounts } from './run-counts.tsx'
import styles from './sources.module.css'

interface LastRunProps {
  readonly run: CatalogRun
  /** The address of its refused rows, where they are on another screen. */
  readonly refusedTo?: string
}

/** A run that has ended: when, its numbers, and what to do when it ended early. */
export function LastRun({ run, refusedTo }: LastRunProps): ReactElement {
  const locale = useShell().$locale.get()
  const why = whyEnded(run)
  return (
    <div className={styles.run}>
      <p className={styles.ended} data-bad={run.state === 'failed' || undefined}>
        {stateText(run, locale)}
      </p>
      {why === undefined ? null : <p className={styles.why}>{why}</p>}
      <RunCounts run={run} refusedTo={refusedTo} />
    </div>
  )
}
