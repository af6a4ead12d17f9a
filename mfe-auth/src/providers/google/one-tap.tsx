import type { GoogleFrameMessage } from '@tessera/contracts/connect-messages'
import { useEffect, useRef, useState } from 'react'
import { words } from '../../words.ts'
import { GoogleFrame } from './google-frame.tsx'
import styles from './one-tap.module.css'

/** Google's offer to log in with one tap, in the corner of a page; a modal has no corner for it. */
export function OneTap({
  onMessage,
}: {
  readonly onMessage: (message: GoogleFrameMessage) => void
}) {
  const place = useRef<HTMLDivElement>(null)
  const [isOnPage, setIsOnPage] = useState(false)
  useEffect(() => setIsOnPage(place.current?.closest('dialog') === null), [])
  return (
    <div ref={place} className={styles.corner}>
      {isOnPage ? (
        <GoogleFrame
          show="one-tap"
          title={words.googleOneTap()}
          className={styles.tap}
          onMessage={onMessage}
        />
      ) : null}
    </div>
  )
}
