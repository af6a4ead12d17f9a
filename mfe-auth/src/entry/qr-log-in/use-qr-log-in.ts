import { defineCommand } from '@tessera/cache'
import { type Flow, useFlow } from '@tessera/cache/react'
import { getQrLogIn, startQrLogIn } from '@tessera/contracts/calls/qr-log-in'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { armIn } from '@tessera/contracts/experiments'
import { loginMethods } from '@tessera/contracts/limits'
import type { ShellContext } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { logInCommand, runInFlow, unexpected } from '../../commands.ts'
import { qrLogIn } from '../../experiments.ts'
import { sessionChecked } from '../../kit/session/session-check.ts'
import { nextQr, pollPause, type QrEvent, type QrState } from './flow.ts'

const startCommand = defineCommand(startQrLogIn, { name: 'start-qr-log-in' })

async function start(shell: ShellContext): Promise<QrEvent> {
  const answer = await runInFlow(shell, startCommand, {})
  if (!answer.ok) return { type: 'refused', error: answer.error }
  const { code, seconds } = answer.data
  return { type: 'started', code, until: Date.now() + seconds * 1_000 }
}

async function ask({ client }: ShellContext, signal: AbortSignal): Promise<QrEvent> {
  const answer = await client.call(getQrLogIn, {}, { signal })
  return { type: 'told', told: answer.ok ? answer.data : null, now: Date.now() }
}

async function enter(shell: ShellContext): Promise<QrEvent> {
  const answer = await runInFlow(shell, logInCommand, {
    qr_log_in: true,
    login_method: loginMethods.qr,
  })
  if (!answer.ok) return { type: 'refused', error: answer.error }
  if (!('user' in answer.data)) return { type: 'refused', error: unexpected() }
  return sessionChecked({ type: 'entered', viewer: answer.data.user }, shell)
}

/** Runs the log-in with a QR code: gets a code, waits for the phone, and logs in. */
export function useQrLogIn(onEntered: (viewer: Viewer) => void) {
  const shell = useShell()
  const { $experiments } = shell

  function poll(
    state: QrState & { readonly round: number },
    send: (event: QrEvent) => void,
    signal: AbortSignal,
  ) {
    const pause = setTimeout(async () => send(await ask(shell, signal)), pollPause(state))
    signal.addEventListener('abort', () => clearTimeout(pause))
  }

  const flow: Flow<QrState, QrEvent> = {
    start: { kind: 'closed' },
    next: nextQr,
    entry: (state) => ('round' in state ? state.round : null),
    effects: {
      starting: async (_, { send }) => send(await start(shell)),
      waiting: (state, { send, signal }) => poll(state, send, signal),
      opened: (state, { send, signal }) => poll(state, send, signal),
      entering: async (_, { send }) => {
        const event = await enter(shell)
        send(event)
        if (event.type === 'entered') onEntered(event.viewer)
      },
    },
  }
  const [state, send] = useFlow(flow)
  return {
    state,
    press: () => send({ type: 'pressed', works: armIn(qrLogIn, $experiments.get()) === 'works' }),
    cancel: () => send({ type: 'cancelled' }),
  }
}
