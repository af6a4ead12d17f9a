import { useStore } from '@nanostores/react'
import { emptyTrash } from '@tessera/contracts/calls/actions'
import type { TrashItem } from '@tessera/contracts/entities/action'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import confirm from '../../saving/undo/confirm-action.module.css'
import { counted, words } from './words.ts'

interface DeleteForeverProps {
  /** What is deleted; 'all' empties the trash, what is not loaded yet included. */
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
  const { client, toast, $locale } = useShell()
  const locale = useStore($locale)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const all = items === 'all'
  const many = all ? '' : plural(items.length, counted.items, locale)

  async function deleteThem() {
    setBusy(true)
    setRefusal(null)
    const input = all ? {} : { action_ids: items.map(({ action_id }) => action_id) }
    const result = await client.call(emptyTrash, input)
    setBusy(false)
    if (!result.ok) return setRefusal(result.error.message)
    toast({ text: all ? words.emptied() : words.deletedForever({ items: many }), tone: 'good' })
    onDeleted()
  }

  return (
    <Modal title={all ? words.emptyTitle() : words.someTitle()} closable={!busy} onClose={onClose}>
      <div className={confirm.body}>
        <div className={confirm.what}>
          <p>{all ? words.emptyWhat() : words.someWhat({ items: many })}</p>
        </div>
        {refusal === null ? null : (
          <p role="alert" className={confirm.refused}>
            {refusal}
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
