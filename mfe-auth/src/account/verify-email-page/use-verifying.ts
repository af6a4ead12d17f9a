import { defineCommand } from '@tessera/cache'
import { type Flow, useFlow } from '@tessera/cache/react'
import { verifyEmail } from '@tessera/contracts/calls/email-verification'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { paths } from '@tessera/contracts/paths'
import { useShell, useViewer } from '@tessera/module/react'
import { useEffect, useRef, useState } from 'react'
import { runInFlow } from '../../commands.ts'
import { linkToken } from '../../kit/link/link-token.ts'
import { nextVerifying, startOf, type VerifyEvent, type Verifying } from './flow.ts'

const verifyCommand = defineCommand(verifyEmail, { name: 'verify-email' })

/** Takes the token from the address and confirms the email with it, again after a log-in. */
export function useVerifying() {
  const shell = useShell()
  const viewer = useViewer()
  const asked = useRef(viewer?.id)
  const [token] = useState(() => linkToken(location.hash))
  const flow: Flow<Verifying, VerifyEvent> = {
    start: startOf(token),
    next: nextVerifying,
    effects: {
      checking: async (state, { send }) => {
        const answer = await runInFlow(shell, verifyCommand, { token: state.token })
        send(
          answer.ok
            ? { type: 'verified', viewer: answer.data.user }
            : { type: 'refused', error: answer.error },
        )
      },
      done: (state) => shell.bus.emit(sessionChanged, { viewer: state.viewer }),
    },
  }
  // Removes the token from the address bar and the history first.
  useEffect(() => {
    if (location.hash !== '') shell.navigate(paths.verifyEmail.to(), { replace: true })
  }, [])
  const [state, tell] = useFlow(flow)

  useEffect(() => {
    if (viewer?.id === asked.current) return
    asked.current = viewer?.id
    if (viewer !== null) tell({ type: 'retried' })
  }, [viewer])

  return { state, tell }
}
