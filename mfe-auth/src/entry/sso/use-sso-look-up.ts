import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { useEffect, useEffectEvent } from 'react'
import { emailFault } from '../flow/check-draft.ts'
import type { SsoFound } from '../flow/sso-found.ts'
import { lookUpSso } from './look-up.ts'

interface LookedUpEmail {
  readonly email: string
  /** Changes when the same email has to be looked up again. */
  readonly again: number
}

interface FoundEvent {
  readonly type: 'sso-found'
  readonly email: string
  readonly found: SsoFound
}

/** Looks up the email once it's valid and typing has paused; a changed email drops the answer. */
export function useSsoLookUp(
  asked: LookedUpEmail | undefined,
  send: (event: FoundEvent) => void,
): void {
  const { client } = useShell()
  const email = asked?.email.trim() ?? ''
  const tell = useEffectEvent((found: SsoFound) => send({ type: 'sso-found', email, found }))
  useEffect(() => {
    if (emailFault(email) !== undefined) return
    const leaving = new AbortController()
    const { signal } = leaving
    const pause = setTimeout(async () => {
      const found = await lookUpSso(client, email, signal)
      if (!signal.aborted) tell(found)
    }, timings.ssoEmailDebounce)
    return () => {
      clearTimeout(pause)
      leaving.abort()
    }
  }, [email, asked?.again])
}
