import { challengeAnswered } from '@tessera/contracts/ads/card-provider'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { words } from '../frame/words.ts'
import styles from './challenge.module.css'

interface ChallengeProps {
  readonly url: string
  readonly onAnswered: () => void
  readonly onLeave: () => void
}

/** The page of the person's bank, which asks them to confirm. */
export function Challenge({ url, onAnswered, onLeave }: ChallengeProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null)
  const hear = useEffectEvent((event: MessageEvent) => {
    const isOfBank = event.source === frame.current?.contentWindow
    if (isOfBank && event.data === challengeAnswered) onAnswered()
  })
  // Before the frame can load: nothing repeats an answer that comes while nobody listens.
  useLayoutEffect(() => {
    const listener = (event: MessageEvent) => hear(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
  return (
    <Modal title={words.bankTitle()} backdropCloses={false} onClose={onLeave}>
      {/* Not in the bank's page, which would keep the Escape key from the modal. */}
      <p tabIndex={-1} data-autofocus className={styles.why}>
        {words.bankWhy()}
      </p>
      <iframe ref={frame} src={url} title={words.bankFrame()} className={styles.frame} />
    </Modal>
  )
}
