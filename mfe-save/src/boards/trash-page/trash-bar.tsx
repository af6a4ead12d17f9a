import { useStore } from '@nanostores/react'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import styles from './trash.module.css'
import type { TrashSelection } from './use-trash-selection.ts'
import { counted, words } from './words.ts'

interface TrashBarProps {
  readonly selection: TrashSelection
  readonly onDelete: () => void
  /** Empties the trash; absent while a search shows a part of it. */
  readonly onEmpty: (() => void) | undefined
}

/** The actions on the whole trash, or on its selected items. */
export function TrashBar({ selection, onDelete, onEmpty }: TrashBarProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const count = selection.selected.length
  const busy = selection.busy.size > 0
  if (!selection.isOn)
    return (
      <div className={styles.bar}>
        <Button kind="quiet" size="small" onClick={selection.begin}>
          {words.select()}
        </Button>
        {onEmpty === undefined ? null : (
          <Button kind="quiet" size="small" onClick={onEmpty}>
            {words.emptyTrash()}
          </Button>
        )}
      </div>
    )
  return (
    <div role="toolbar" aria-label={words.bar()} className={styles.bar}>
      <p role="status" className={styles.count}>
        {plural(count, counted.selected, locale)}
      </p>
      <Button kind="plain" size="small" onClick={selection.selectAll}>
        {words.selectAll()}
      </Button>
      <Button
        kind="quiet"
        size="small"
        disabled={count === 0}
        busy={busy}
        onClick={() => void selection.restoreSelected()}
      >
        {words.restoreSome()}
      </Button>
      <Button kind="quiet" size="small" disabled={count === 0 || busy} onClick={onDelete}>
        {words.deleteSome()}
      </Button>
      <Button kind="plain" size="small" disabled={busy} onClick={selection.end}>
        {words.done()}
      </Button>
    </div>
  )
}
