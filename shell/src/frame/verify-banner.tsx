import type { Client } from '@tessera/client'
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

/** Asks somebody whose address is not confirmed to open the link of their letter. */
export function VerifyBanner({ client }: { readonly client: Client }) {
  const [hidden, setHidden] = useState(false)
  if (hidden) return null
  return (
    <aside className={styles.banner} aria-label={words.label()}>
      <span className={styles.text}>{words.text()}</span>
      <SendVerification client={client} kind="plain" label={words.again()} />
      <Button kind="plain" size="small" onClick={() => setHidden(true)}>
        {words.hide()}
      </Button>
    </aside>
  )
}
