import { useStore } from '@nanostores/react'
import { useCommand } from '@tessera/cache/react'
import type { TrashItem } from '@tessera/contracts/entities/action'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import confirm from '../../saving/undo/confirm-action.module.css'
import { deleteForever } from './trash-commands.ts'
import { counted, words } from './words.ts'

interface DeleteForeverProps {
  /** The items to delete; 'all' empties the trash, also of items that are not loaded. */
  readonly items: readonly TrashItem[] | 'all'
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks before items of the trash are deleted forever, and deletes them. */
export function DeleteForeverModal({
  items,
  onClose,
  onDeleted,
}: DeleteForeverProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const { run, busy, formRefusal } = useCommand(deleteForever)
  const all = items === 'all'
  const many = all ? '' : plural(items.length, counted.items, locale)

  async function deleteThem(): Promise<void> {
    const which = all ? {} : { action_ids: items.map(({ action_id }) => action_id) }
    const { state } = await run({ ...which, items: many })
    if (state === 'done') onDeleted()
  }

  return (
    <Modal title={all ? words.emptyTitle() : words.someTitle()} closable={!busy} onClose={onClose}>
      <div className={confirm.body}>
        <div className={confirm.what}>
          <p>{all ? words.emptyWhat() : words.someWhat({ items: many })}</p>
        </div>
        {formRefusal === undefined ? null : (
          <p role="alert" className={confirm.refused}>
            {formRefusal}
          </p>
        )}
        <div className={confirm.foot}>
          <Button kind="quiet" data-autofocus disabled={busy} onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button kind="primary" busy={busy} onClick={() => void deleteThem()}>
            {words.confirm()}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
