import { forgotPassword } from '@tessera/contracts/calls/recovery'
import type { ShellContext } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { useRef, useState } from 'react'
import type { Letter, LetterEvent } from './letter-flow.ts'
import { nextLetter, ready } from './letter-flow.ts'

type Sending = Letter & { readonly step: 'sending' }

async function sendLetter(shell: ShellContext, { account, answer }: Sending): Promise<LetterEvent> {
  const unified = shell.$experiments.get().unified_forgot_password === 'enabled'
  const result = await shell.client.call(forgotPassword, {
    username_or_email: account,
    type: unified ? 'unified' : 'reset',
    ...(answer === null ? {} : { recaptchaV2Token: answer }),
  })
  return result.ok ? { type: 'sent' } : { type: 'refused', error: result.error }
}

/** Has the letter with the link to a new password sent. */
export function useLetter(onSent: () => void) {
  const shell = useShell()
  const [letter, setLetter] = useState<Letter>(ready)
  const current = useRef(letter)

  function tell(event: LetterEvent): void {
    const before = current.current
    const after = nextLetter(before, event)
    if (after === before) return
    current.current = after
    setLetter(after)
    if (after.step === 'sending') void sendLetter(shell, after).then(tell)
    if (after.step === 'sent') onSent()
  }

  return { letter, tell }
}
