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
  /** The text of the button, if not 'Send the link'. */
  readonly label?: string
  /** The style of the button. */
  readonly kind?: 'plain' | 'ink' | 'quiet'
}

/** Renders a button that sends the link to confirm the viewer's email, and shows the result beside it. */
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
