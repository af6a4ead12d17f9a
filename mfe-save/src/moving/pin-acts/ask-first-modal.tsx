import { useStore } from '@nanostores/react'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import styles from '../../saving/undo/confirm-action.module.css'
import { counted } from '../../saving/words.ts'
import { spokenOf } from '../bulk-moves/act-text.ts'
import { countOf, type PinAct } from '../bulk-moves/pin-act.ts'
import { words } from './words.ts'

/** Returns the question of a large act, and the label of its button. */
function wordsOf(act: PinAct, locale: string) {
  const pins = plural(countOf(act.chosen), counted.pins, locale)
  const { kind, place } = spokenOf(act)
  if (kind === 'remove') return { title: words.askRemove({ pins }), confirm: words.remove() }
  if (kind === 'delete') return { title: words.askDelete({ pins }), confirm: words.delete() }
  const title = kind === 'move' ? words.askMove({ pins, place }) : words.askCopy({ pins, place })
  return { title, confirm: kind === 'move' ? words.justMove() : words.justCopy() }
}

interface AskFirstProps {
  readonly act: PinAct
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before an act changes many pins, and says how many. */
export default function AskFirstModal({ act, onConfirm, onClose }: AskFirstProps): ReactElement {
  const { title, confirm } = wordsOf(act, useStore(useShell().$locale))
  return (
    <Modal title={title} onClose={onClose}>
      <div className={styles.body}>
        {act.kind === 'delete' ? (
          <div className={styles.what}>
            <p>{words.toTrash()}</p>
          </div>
        ) : null}
        <div className={styles.foot}>
          <Button kind="quiet" data-autofocus onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button kind="primary" onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
