import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import type { AccountsShell } from './accounts-shell.ts'
import styles from './dialog.module.css'
import type { ListedAccount } from './listed-accounts.ts'
import { switchTo } from './switching.ts'
import { words } from './words.ts'

interface Props {
  readonly shell: AccountsShell
  readonly account: ListedAccount
}

/** Asks before a switch leaves unsaved input. */
export function LeavingDialog({ shell, account }: Props) {
  const close = () => shell.accounts.$dialog.set(null)
  const go = () => {
    close()
    void switchTo(shell, account)
  }
  return (
    <Modal title={words.unsavedDo({ name: account.name })} width={440} sheet onClose={close}>
      <p className={styles.why}>{words.unsavedWhy()}</p>
      <div className={styles.foot}>
        <Button data-autofocus onClick={close}>
          {words.cancel()}
        </Button>
        <Button kind="primary" onClick={go}>
          {words.switchDo()}
        </Button>
      </div>
    </Modal>
  )
}
