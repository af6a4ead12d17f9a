import type { Client } from '@tessera/client'
import { sendVerification } from '@tessera/contracts/calls/email-verification'
import { defineMessages } from '@tessera/contracts/messages'
import { Button } from '@tessera/ui/button'
import { useState } from 'react'

const words = defineMessages({
  send: 'Send the link',
  sent: 'We sent a link to {email}. Open it to confirm your email.',
  confirmed: '{email} is confirmed already.',
})

interface SendVerificationProps {
  readonly client: Client
  /** Text of the button, where 'Send the link' is not enough. */
  readonly label?: string
  /** The button's look. */
  readonly kind?: 'plain' | 'ink' | 'quiet'
}

/** A button that sends the link that confirms the viewer's address, and says beside it what came of it. */
export function SendVerification({ client, label, kind = 'quiet' }: SendVerificationProps) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  async function send(): Promise<void> {
    setBusy(true)
    const came = await client.call(sendVerification, {})
    setBusy(false)
    if (!came.ok) return setSaid(came.error.message)
    const { email, sent } = came.data
    setSaid(sent ? words.sent({ email }) : words.confirmed({ email }))
  }
  return (
    <>
      <Button kind={kind} size="small" busy={busy} onClick={() => void send()}>
        {label ?? words.send()}
      </Button>
      <span role="status">{said}</span>
    </>
  )
}
