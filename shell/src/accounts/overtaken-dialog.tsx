import type { Viewer } from '@tessera/contracts/entities/viewer'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import type { Shell } from '../boot/shell.ts'
import styles from './dialog.module.css'
import { switchBack } from './switching.ts'
import { words } from './words.ts'

interface Props {
  readonly shell: Shell
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
  return (
    <Modal
      title={words.overtakenDo({ name: viewer.full_name })}
      width={440}
      sheet
      closable={false}
      className={styles.covering ?? ''}
      onClose={() => {}}
    >
      <p className={styles.why}>{words.overtakenWhy({ before: before.full_name })}</p>
      <div className={styles.foot}>
        <Button onClick={() => void switchBack(shell, before)}>
          {words.backTo({ name: before.full_name })}
        </Button>
        <Button kind="primary" data-autofocus onClick={shell.accounts.leave}>
          {words.goOnAs({ name: viewer.full_name })}
        </Button>
      </div>
    </Modal>
  )
}
