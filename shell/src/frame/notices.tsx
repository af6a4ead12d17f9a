import { useStore } from '@nanostores/react'
import { Button } from '@tessera/ui/button'
import { publishHeight } from '@tessera/ui/publish-height'
import { words as sessionWords } from '../session/words.ts'
import type { Shell } from '../shell/shell.ts'
import { words } from '../words.ts'
import styles from './notices.module.css'

const height = publishHeight('--notice', 0)

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

/** Shows page-wide notices, such as a lost network or an ended session, in a strip that covers nothing. */
export function Notices({
  shell,
}: {
  readonly shell: Pick<Shell, 'network' | 'session' | 'boot'>
}) {
  const { network, session, boot } = shell
  const state = useStore(network.$network)
  const ended = useStore(session.$ended)
  return (
    <div ref={height} role="status" className={styles.notices}>
      {state === 'reached' ? null : (
        <Notice
          text={state === 'offline' ? words.offline() : words.unreachable({ brand: boot.brand })}
          action={words.tryAgain()}
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
