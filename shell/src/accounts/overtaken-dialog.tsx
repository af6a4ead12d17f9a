import type { Viewer } from '@tessera/contracts/entities/viewer'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import type { AccountsShell } from './accounts-shell.ts'
import styles from './dialog.module.css'
import { nameAmong } from './listed-accounts.ts'
import { switchBack } from './switching.ts'
import { words } from './words.ts'

interface Props {
  readonly shell: AccountsShell
  /** The account that this tab still shows. */
  readonly before: Viewer
  /** The account that the browser uses now. */
  readonly viewer: Viewer
}

/**
 * Covers a tab whose account is no longer the one in use, and asks before its unsaved input is left.
 * Its calls are refused meanwhile.
 */
export function OvertakenDialog({ shell, before, viewer }: Props) {
  const both = [before, viewer].map((account) => ({ ...account, name: account.full_name }))
  const [former, name] = both.map((account) => nameAmong(account, both))
  const names = { before: former ?? before.full_name, name: name ?? viewer.full_name }
  return (
    <Modal
      title={words.overtakenDo(names)}
      width={440}
      sheet
      closable={false}
      className={styles.covering ?? ''}
      onClose={() => {}}
    >
      <p className={styles.why}>{words.overtakenWhy(names)}</p>
      <div className={styles.acts}>
        <Button kind="primary" full data-autofocus onClick={shell.accounts.leave}>
          {words.goOnAs(names)}
        </Button>
        <Button full onClick={() => void switchBack(shell, before)}>
          {words.backTo({ name: names.before })}
        </Button>
      </div>
    </Modal>
  )
}
