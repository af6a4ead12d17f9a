import type { Client } from '@tessera/client'
import { readResetLink, resetPassword } from '@tessera/contracts/calls/recovery'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { useEffect, useRef, useState } from 'react'
import { sessionError } from '../auth-form/session-check.ts'
import { words } from '../recovery/words.ts'
import type { Reset, ResetEvent } from './flow.ts'
import { nextReset, startOf } from './flow.ts'
import { linkToken } from './link-token.ts'

async function attempt(client: Client, reset: Reset): Promise<ResetEvent | undefined> {
  if (reset.step === 'reading') {
    const found = await client.call(readResetLink, { token: reset.token })
    return found.ok ? { type: 'read', owner: found.data } : { type: 'refused', error: found.error }
  }
  if (reset.step !== 'saving') return undefined
  const { token, password } = reset
  const saved = await client.call(resetPassword, { token, password })
  if (!saved.ok) return { type: 'refused', error: saved.error }
  // The password is saved in any case; where the browser keeps no session, the log-in says so.
  const isKept = location.protocol !== 'http:' || (await sessionError(client, '')) === undefined
  return { type: 'saved', viewer: isKept ? saved.data.user : null }
}

/** Runs a reset: takes the secret out of the address, asks whose it is, and saves the new password. */
export function useReset() {
  const shell = useShell()
  const [reset, setReset] = useState<Reset>(() => startOf(linkToken(location.hash)))
  const current = useRef(reset)

  function follow(after: Reset): void {
    void attempt(shell.client, after).then((event) => event && tell(event))
    if (after.step !== 'done' || after.viewer === null) return
    shell.bus.emit(sessionChanged, { viewer: after.viewer })
    shell.toast({ text: words.saved(), tone: 'good' })
    shell.navigate(paths.home.to(), { replace: true })
  }

  function tell(event: ResetEvent): void {
    const after = nextReset(current.current, event, errorCatalogue['password-short'].message)
    if (after === current.current) return
    current.current = after
    setReset(after)
    follow(after)
  }

  // The secret leaves the address bar, and the history with it, before anything else happens.
  useEffect(() => {
    if (location.hash !== '') shell.navigate(paths.resetPassword.to(), { replace: true })
    follow(current.current)
  }, [])

  return { reset, tell }
}
