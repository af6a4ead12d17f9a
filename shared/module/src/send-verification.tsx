import { type Commands, defineCommand } from '@tessera/cache'
import { sendVerification } from '@tessera/contracts/calls/email-verification'
import { defineMessages } from '@tessera/contracts/messages'
import { Button } from '@tessera/ui/button'
import { useState } from 'react'

const words = defineMessages({
  send: 'Send the link',
  sent: 'We sent a link to {email}. Open it to confirm your email.',
  confirmed: '{email} is confirmed already.',
})

const sendLink = defineCommand(sendVerification, { name: 'send-verification' })

interface SendVerificationProps {
  readonly commands: Commands
  /** The text of the button, if not 'Send the link'. */
  readonly label?: string
  /** The style of the button. */
  readonly kind?: 'plain' | 'ink' | 'quiet'
}

/** Renders a button that sends the link to confirm the viewer's email, and shows the result beside it. */
export function SendVerification({ commands, label, kind = 'quiet' }: SendVerificationProps) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  async function send(): Promise<void> {
    setBusy(true)
    const outcome = await commands.run(sendLink, {}, { isInline: () => true })
    setBusy(false)
    if (outcome.state === 'refused') setSaid(outcome.error.message)
    if (outcome.state !== 'done') return
    const { email, sent } = outcome.answer
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
