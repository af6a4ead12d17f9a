import { useStore } from '@nanostores/react'
import { Button } from '@tessera/ui/button'
import type { Shell } from '../boot/shell.ts'
import { words as networkWords } from '../network/words.ts'
import { words as sessionWords } from '../session/words.ts'
import styles from './notices.module.css'

interface NoticeProps {
  readonly text: string
  readonly action: string
  readonly onAction: () => void
}

function Notice({ text, action, onAction }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <span>{text}</span>
      <Button kind="plain" size="small" className={styles.action} onClick={onAction}>
        {action}
      </Button>
    </div>
  )
}

/** What is true of the whole page for a while: no network, a session that has ended. Nothing moves for it. */
export function Notices({ shell }: { readonly shell: Shell }) {
  const { network, session, boot } = shell
  const state = useStore(network.$network)
  const ended = useStore(session.$ended)
  return (
    <div role="status" className={styles.notices}>
      {state === 'reached' ? null : (
        <Notice
          text={
            state === 'offline'
              ? networkWords.offline()
              : networkWords.unreachable({ brand: boot.brand })
          }
          action={networkWords.tryAgain()}
          onAction={network.tryAgain}
        />
      )}
      {ended ? (
        <Notice
          text={sessionWords.ended()}
          action={sessionWords.logIn()}
          onAction={session.offerLogIn}
        />
      ) : null}
    </div>
  )
}
