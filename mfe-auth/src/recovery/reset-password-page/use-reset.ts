import { defineCommand } from '@tessera/cache'
import { type Flow, useFlow } from '@tessera/cache/react'
import { readResetLink, resetPassword } from '@tessera/contracts/calls/recovery'
import { pageMessages } from '@tessera/contracts/errors/page-errors'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { inPageLanguage } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { useEffect, useState } from 'react'
import { runInFlow } from '../../commands.ts'
import { linkToken } from '../../kit/link/link-token.ts'
import { sessionError } from '../../kit/session/session-check.ts'
import { words } from '../words.ts'
import type { Reset, ResetEvent } from './flow.ts'
import { nextReset, startOf } from './flow.ts'

const saveCommand = defineCommand(resetPassword, { name: 'reset-password' })

const missing = () => inPageLanguage(pageMessages['password-short'])

/** Runs a password reset: takes the token from the address, reads its owner, saves the password. */
export function useReset() {
  const shell = useShell()
  const { client } = shell
  const [token] = useState(() => linkToken(location.hash))
  const flow: Flow<Reset, ResetEvent> = {
    start: startOf(token),
    next: (reset, event) => nextReset(reset, event, missing()),
    effects: {
      reading: async (reset, { send, signal }) => {
        const found = await client.call(readResetLink, { token: reset.token }, { signal })
        send(
          found.ok ? { type: 'read', owner: found.data } : { type: 'refused', error: found.error },
        )
      },
      saving: async (reset, { send }) => {
        const { password } = reset
        const saved = await runInFlow(shell, saveCommand, { token: reset.token, password })
        if (!saved.ok) return send({ type: 'refused', error: saved.error })
        // The password is saved either way; if the browser kept no session, the page asks to log
        // in.
        const isKept =
          location.protocol !== 'http:' || (await sessionError(client, '')) === undefined
        send({ type: 'saved', viewer: isKept ? saved.data.user : null })
      },
      done: ({ viewer }) => {
        if (viewer === null) return
        shell.bus.emit(sessionChanged, { viewer })
        shell.toast({ text: words.saved(), tone: 'good' })
        shell.navigate(paths.home.to(), { replace: true })
      },
    },
  }
  // Removes the token from the address bar and the history first.
  useEffect(() => {
    if (location.hash !== '') shell.navigate(paths.resetPassword.to(), { replace: true })
  }, [])
  const [reset, tell] = useFlow(flow)
  return { reset, tell }
}
