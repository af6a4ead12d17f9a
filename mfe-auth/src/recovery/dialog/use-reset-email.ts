import { defineCommand } from '@tessera/cache'
import { type Flow, useFlow } from '@tessera/cache/react'
import { forgotPassword } from '@tessera/contracts/calls/recovery'
import { armIn } from '@tessera/contracts/experiments'
import { useShell } from '@tessera/module/react'
import { runInFlow } from '../../commands.ts'
import { unifiedForgotPassword } from '../../experiments.ts'
import type { ResetEmail, ResetEmailEvent } from './reset-email-flow.ts'
import { nextResetEmail, ready } from './reset-email-flow.ts'

const sendCommand = defineCommand(forgotPassword, { name: 'send-reset-email' })

/** Runs the flow that sends a reset email. */
export function useResetEmail(onSent: () => void) {
  const shell = useShell()
  const flow: Flow<ResetEmail, ResetEmailEvent> = {
    start: ready,
    next: nextResetEmail,
    effects: {
      sending: async ({ account, answer }, { send }) => {
        const unified = armIn(unifiedForgotPassword, shell.$experiments.get()) === 'enabled'
        const result = await runInFlow(shell, sendCommand, {
          username_or_email: account,
          type: unified ? 'unified' : 'reset',
          ...(answer === null ? {} : { recaptchaV2Token: answer }),
        })
        send(result.ok ? { type: 'sent' } : { type: 'refused', error: result.error })
      },
      sent: onSent,
    },
  }
  const [resetEmail, tell] = useFlow(flow)
  return { resetEmail, tell }
}
