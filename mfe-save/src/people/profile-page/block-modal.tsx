import { useCommand } from '@tessera/cache/react'
import type { User } from '@tessera/contracts/entities/user'
import { blockPerson } from '@tessera/pins/follow-button'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import styles from './block-modal.module.css'
import { words } from './words.ts'

/** Asks whether to block a person, which ends following for good. */
export function BlockModal({
  user,
  onClose,
}: {
  readonly user: Pick<User, 'id' | 'full_name'>
  readonly onClose: () => void
}): ReactElement {
  const { run, busy } = useCommand(blockPerson)
  const name = user.full_name
  const block = () => run({ userId: user.id, blocked: true, name }).then(onClose)
  return (
    <Modal title={words.blockTitle({ name })} onClose={onClose}>
      <p className={styles.why}>{words.blockWhy({ name })}</p>
      <div className={styles.foot}>
        <Button kind="quiet" data-autofocus onClick={onClose}>
          {words.cancel()}
        </Button>
        <Button kind="primary" busy={busy} onClick={() => void block()}>
          {words.block()}
        </Button>
      </div>
    </Modal>
  )
}
