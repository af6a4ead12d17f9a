import { Button } from '@tessera/ui/button'
import { keepFocus } from '@tessera/ui/keep-focus'
import type { ReactElement } from 'react'
import ads from '../frame/ads.module.css'
import styles from './bulk.module.css'
import { type BulkRun, countOf, undosOf } from './bulk-run.ts'
import { bulkWords } from './words.ts'

interface RunBarProps {
  readonly run: BulkRun | null
  readonly countText: (count: number) => string
  readonly onCheck: () => void
  readonly onApply: (run: BulkRun) => void
  readonly onUndo: (run: BulkRun) => void
  readonly onAnother: () => void
}

function textOf(run: BulkRun, countText: RunBarProps['countText']): string {
  const [sent, all] = [countText(run.sent), countText(run.all)]
  const of = (kind: Parameters<typeof countOf>[1]) => countText(countOf(run, kind))
  switch (run.kind) {
    case 'checking':
      return bulkWords.checking({ sent, all })
    case 'applying':
      return bulkWords.applying({ sent, all })
    case 'undoing':
      return bulkWords.undoing({ sent, all })
    case 'checked':
      return bulkWords.checked({ fits: of('fits'), faults: of('fault') })
    case 'applied':
      return bulkWords.applied({ done: of('done'), faults: of('fault') })
    case 'undone':
      return bulkWords.allUndone({ undone: of('undone'), faults: of('fault') })
  }
}

const isUnderWay = ({ kind }: BulkRun): boolean =>
  kind === 'checking' || kind === 'applying' || kind === 'undoing'

/** The next step of a change of many rows, how far it is, and what became of it. */
export function RunBar(props: RunBarProps): ReactElement {
  const { run, countText } = props
  const fits = run?.kind === 'checked' ? countOf(run, 'fits') : 0
  const isOver = run?.kind === 'applied' || run?.kind === 'undone'
  const isBusy = run !== null && isUnderWay(run)
  return (
    <div ref={keepFocus} tabIndex={-1} className={ads.foot}>
      {isOver || isBusy ? null : (
        <>
          <Button kind={run === null ? 'primary' : 'quiet'} onClick={props.onCheck}>
            {bulkWords.check()}
          </Button>
          {run !== null && fits > 0 ? (
            <Button kind="primary" onClick={() => props.onApply(run)}>
              {bulkWords.apply({ count: countText(fits) })}
            </Button>
          ) : null}
        </>
      )}
      {run?.kind === 'applied' && undosOf(run).length > 0 ? (
        <Button kind="primary" onClick={() => props.onUndo(run)}>
          {bulkWords.undo()}
        </Button>
      ) : null}
      {isOver ? <Button onClick={props.onAnother}>{bulkWords.another()}</Button> : null}
      {run !== null && isBusy ? (
        <progress
          className={styles.progress}
          aria-label={textOf(run, countText)}
          max={run.all}
          value={run.sent}
        />
      ) : null}
      <p role="status" className={ads.note}>
        {run === null ? '' : textOf(run, countText)}
      </p>
    </div>
  )
}
