import { forgotPassword } from '@tessera/contracts/calls/recovery'
import type { ShellContext } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { useRef, useState } from 'react'
import type { ResetEmail, ResetEmailEvent } from './reset-email-flow.ts'
import { nextResetEmail, ready } from './reset-email-flow.ts'

type Sending = ResetEmail & { readonly step: 'sending' }

async function sendResetEmail(
  shell: ShellContext,
  { account, answer }: Sending,
): Promise<ResetEmailEvent> {
  const unified = shell.$experiments.get().unified_forgot_password === 'enabled'
  const result = await shell.client.call(forgotPassword, {
    username_or_email: account,
    type: unified ? 'unified' : 'reset',
    ...(answer === null ? {} : { recaptchaV2Token: answer }),
  })
  return result.ok ? { type: 'sent' } : { type: 'refused', error: result.error }
}

/** Has the letter with the link to a new password sent. */
export function useResetEmail(onSent: () => void) {
  const shell = useShell()
  const [resetEmail, setLetter] = useState<ResetEmail>(ready)
  const current = useRef(resetEmail)

  function tell(event: ResetEmailEvent): void {
    const before = current.current
    const after = nextResetEmail(before, event)
    if (after === before) return
    current.current = after
    setLetter(after)
    if (after.step === 'sending') void sendResetEmail(shell, after).then(tell)
    if (after.step === 'sent') onSent()
  }

  return { resetEmail, tell }
}
