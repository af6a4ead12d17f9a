import { useCommand } from '@tessera/cache/react'
import type { CatalogRun, CatalogSource } from '@tessera/contracts/calls/catalogs'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { cancelCommand } from '../commands.ts'
import { stateText } from '../run-state.ts'
import { counted, words } from '../words.ts'
import { RunCounts } from './run-counts.tsx'
import styles from './sources.module.css'

interface RunProgressProps {
  readonly source: Pick<CatalogSource, 'id' | 'name'>
  readonly run: CatalogRun
  readonly onChanged: (source: CatalogSource) => void
}

/** A run that is under way: how far it is, its numbers so far, and the way to cancel it. */
export function RunProgress({ source, run, onChanged }: RunProgressProps): ReactElement {
  const locale = useShell().$locale.get()
  const { id, name } = source
  const cancel = useCommand(cancelCommand)
  const stop = async () => {
    const outcome = await cancel.run({ id })
    if (outcome.state === 'done') onChanged(outcome.answer)
  }
  const isBegun = run.state !== 'waiting'
  return (
    <div className={styles.run}>
      <div className={styles.state}>
        <p>
          {stateText(run, locale)}
          {isBegun ? ` · ${plural(run.rows, counted.rows, locale)}` : ''}
        </p>
        <Button
          size="small"
          busy={cancel.busy}
          aria-label={words.cancelRunOf({ name })}
          onClick={() => void stop()}
        >
          {words.cancelRun()}
        </Button>
      </div>
      <progress
        aria-label={words.progressOf({ name })}
        className={styles.progress}
        {...(isBegun ? { value: run.progress, max: 1 } : {})}
      />
      {isBegun ? <RunCounts run={run} /> : null}
      {cancel.formRefusal === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {cancel.formRefusal}
        </p>
      )}
    </div>
  )
}
