import type { Commands } from '@tessera/cache'
import { defineMessages } from '@tessera/contracts/messages'
import { SendVerification } from '@tessera/module/send-verification'
import { Button } from '@tessera/ui/button'
import { useState } from 'react'
import styles from './verify-banner.module.css'

const words = defineMessages({
  label: 'Confirm your email',
  text: 'Confirm your email with the link we sent you.',
  bounced:
    'Emails to {email} come back to us. Confirm the address again, or change it in your settings.',
  bouncedSend: 'Send a link',
  again: 'Send again',
  hide: 'Later',
})

/** Asks a member to confirm their email: with the link that was sent to them, or since emails come back. */
export default function VerifyBanner({
  commands,
  bounced,
}: {
  readonly commands: Commands
  /** The address that emails came back from. */
  readonly bounced?: string | undefined
}) {
  const [hidden, setHidden] = useState(false)
  if (hidden) return null
  return (
    <aside className={styles.banner} aria-label={words.label()}>
      <span className={bounced === undefined ? styles.text : `${styles.text} ${styles.long}`}>
        {bounced === undefined ? words.text() : words.bounced({ email: bounced })}
      </span>
      <SendVerification
        commands={commands}
        kind="plain"
        label={bounced === undefined ? words.again() : words.bouncedSend()}
      />
      <Button kind="plain" size="small" onClick={() => setHidden(true)}>
        {words.hide()}
      </Button>
    </aside>
  )
}
