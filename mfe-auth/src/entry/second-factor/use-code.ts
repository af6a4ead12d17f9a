import { type Flow, useFlow } from '@tessera/cache/react'
import { loginMethods } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import type { ShellContext, Toast } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { logInCommand, runInFlow, unexpected } from '../../commands.ts'
import { sessionChecked } from '../../kit/session/session-check.ts'
import { words } from '../../words.ts'
import type { Event } from '../flow/events.ts'
import type { AskingCode } from '../flow/states.ts'
import { plainCode } from './check-code.ts'
import type { CodeEvent, CodeState } from './flow.ts'
import { nextCode, startCode } from './flow.ts'

async function answerByPasskey(
  shell: ShellContext,
  { challenge, connecting }: AskingCode,
): Promise<CodeEvent> {
  const passkeys = await import(
    /* webpackChunkName: "passkeys" */ '../../providers/passkeys/log-in.ts'
  )
  return sessionChecked(await passkeys.answerByPasskey(shell, challenge, connecting?.ticket), shell)
}

interface Options {
  readonly asking: AskingCode
  /** Sends an event to the form: the code was right, or its time is over. */
  readonly send: (event: Event) => void
  readonly say: (toast: Toast | undefined) => void
}

/** Runs the flow of the code: sends it in, and has another one sent. */
export function useCode({ asking, send: tellForm, say }: Options) {
  const shell = useShell()

  async function logInWith(code: string, challenge: string): Promise<CodeEvent> {
    const answer = await runInFlow(shell, logInCommand, {
      mfa_challenge: challenge,
      mfa_token: plainCode(code),
      login_method: loginMethods.multifactor,
      ...(asking.connecting === null ? {} : { connect_ticket: asking.connecting.ticket }),
    })
    if (!answer.ok) return { type: 'refused', error: answer.error }
    if (!('user' in answer.data)) return { type: 'refused', error: unexpected() }
    return sessionChecked({ type: 'entered', viewer: answer.data.user }, shell)
  }

  async function resend(challenge: string): Promise<CodeEvent> {
    say(undefined)
    const answer = await runInFlow(shell, logInCommand, {
      mfa_challenge: challenge,
      mfa_resend: true,
    })
    if (!answer.ok) return { type: 'refused', error: answer.error }
    if ('user' in answer.data) return { type: 'refused', error: unexpected() }
    say({ text: words.codeResent(), tone: 'good', duration: timings.toastCodeResent })
    return { type: 'resent', phoneEnd: answer.data.phone_number_end }
  }

  const flow: Flow<CodeState, CodeEvent> = {
    start: startCode(asking.challenge, asking.phoneEnd),
    next: nextCode,
    effects: {
      checking: async ({ code, challenge }, { send }) => {
        const event = await logInWith(code, challenge)
        send(event)
        // Told to the form directly: a log-in counts even when its modal was closed meanwhile.
        if (event.type === 'entered') tellForm(event)
      },
      passkey: async (_, { send }) => {
        const event = await answerByPasskey(shell, asking)
        send(event)
        if (event.type === 'entered') tellForm(event)
      },
      resending: async ({ challenge }, { send }) => send(await resend(challenge)),
      gone: ({ message }) => tellForm({ type: 'code-expired', message }),
    },
  }
  return useFlow(flow)
}
