import type { Commands } from '@tessera/cache'
import { defineMessages } from '@tessera/contracts/messages'
import { SendVerification } from '@tessera/module/send-verification'
import { Button } from '@tessera/ui/button'
import { useState } from 'react'
import styles from './verify-banner.module.css'

const words = defineMessages({
  label: 'Confirm your email',
  text: 'Confirm your email with the link we sent you.',
  again: 'Send again',
  hide: 'Later',
})

/** Asks a member to confirm their email with the link that was sent to them. */
export default function VerifyBanner({ commands }: { readonly commands: Commands }) {
  const [hidden, setHidden] = useState(false)
  if (hidden) return null
  return (
    <aside className={styles.banner} aria-label={words.label()}>
      <span className={styles.text}>{words.text()}</span>
      <SendVerification commands={commands} kind="plain" label={words.again()} />
      <Button kind="plain" size="small" onClick={() => setHidden(true)}>
        {words.hide()}
      </Button>
    </aside>
  )
}
