import type { User } from '@tessera/contracts/entities/user'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import { setBlocked } from '../follow/set-blocked.ts'
import styles from './block-modal.module.css'
import { words } from './words.ts'

/** Asks whether somebody is to be blocked: it ends what is between the two, and that does not come back. */
export function BlockModal({
  user,
  onClose,
}: {
  readonly user: Pick<User, 'id' | 'full_name'>
  readonly onClose: () => void
}): ReactElement {
  const shell = useShell()
  const [busy, setBusy] = useState(false)
  const name = user.full_name
  async function block(): Promise<void> {
    setBusy(true)
    if (await setBlocked(shell, user.id, true)) shell.toast({ text: words.blocked({ name }) })
    onClose()
  }
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
