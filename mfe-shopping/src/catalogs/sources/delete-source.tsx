import { useCommand } from '@tessera/cache/react'
import type { CatalogSource } from '@tessera/contracts/calls/catalogs'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import { deleteCommand } from '../commands.ts'
import { words } from '../words.ts'
import styles from './sources.module.css'

interface DeleteSourceProps {
  readonly source: Pick<CatalogSource, 'id' | 'name'>
  readonly onDeleted: (id: string) => void
  readonly onClose: () => void
}

/** Asks before a source is deleted, and says what happens to its products and Pins. */
export function DeleteSource({ source, onDeleted, onClose }: DeleteSourceProps): ReactElement {
  const { toast } = useShell()
  const { run, busy, formRefusal } = useCommand(deleteCommand)
  const { id, name } = source
  const remove = async () => {
    const outcome = await run({ id })
    if (outcome.state !== 'done') return
    toast({ text: words.removed({ name }) })
    onDeleted(id)
  }
  return (
    <Modal title={words.removeTitle()} width={460} closable={!busy} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.why}>{words.removeWhat({ name })}</p>
        {formRefusal === undefined ? null : (
          <p role="alert" className={styles.fault}>
            {formRefusal}
          </p>
        )}
        <div className={styles.foot}>
          <Button data-autofocus disabled={busy} onClick={onClose}>
            {words.keep()}
          </Button>
          <Button kind="primary" busy={busy} onClick={() => void remove()}>
            {words.removeYes()}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
