import type { QueryClient } from '@tanstack/react-query'
import type { Bus } from '@tessera/bus'
import type { Client } from '@tessera/client'
import type { Call } from '@tessera/contracts/calls/define-call'
import { getViewer } from '@tessera/contracts/calls/session'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { sessionChanged, sessionEnded } from '@tessera/contracts/events/facts'
import { authRequested } from '@tessera/contracts/events/requests'
import type { Stores } from '@tessera/module/host'
import { atom } from 'nanostores'
import type { Overlays } from '../overlays/overlays.ts'
import { words } from './words.ts'

/**
 * Notices that the session of whoever is looking has ended on the service. What is on the screen
 * stays as it is, with all that was written; the log-in opens over it, here and in the other tabs, and
 * whoever logs in as the same person goes on.
 */
export function watchSession(shell: {
  readonly bus: Bus
  readonly client: Client
  readonly stores: Stores
  readonly queries: QueryClient
  readonly overlays: Overlays
}) {
  const { bus, client, stores, queries, overlays } = shell
  const $ended = atom(false)
  let asking = false

  function offerLogIn(): void {
    const open = overlays.$open.get().some(({ name }) => name === authRequested.opens)
    if (open) return
    overlays.open(authRequested.opens, {
      source: 'homePage',
      start: 'log-in',
      tagline: words.goOn(),
    })
  }

  async function lookInto(method: Call['method']): Promise<void> {
    // Whoever has closed the log-in reads on in peace; what they do themselves asks again.
    if (asking || ($ended.get() && method === 'GET')) return
    asking = true
    const who = await client.call(getViewer, {})
    asking = false
    const viewer = stores.$viewer.get()
    if (!who.ok || viewer === null) return
    if (who.data === null) bus.emit(sessionEnded, {})
    else if (who.data.id !== viewer.id) bus.emit(sessionChanged, { viewer: who.data })
  }

  bus.on(sessionEnded, () => {
    if (stores.$viewer.get() === null) return
    $ended.set(true)
    offerLogIn()
  })
  bus.on(sessionChanged, () => {
    if (!$ended.get()) return
    $ended.set(false)
    void queries.invalidateQueries()
  })

  return {
    /** Whether somebody is on the screen whose session has ended. */
    $ended,
    offerLogIn,
    /** A call has failed; where it asked for a log-in of somebody who has one, that is looked into. */
    failed({ code }: Pick<CallError, 'code'>, { method }: Pick<Call, 'method'>): void {
      if (code === 'log-in-needed' && stores.$viewer.get() !== null) void lookInto(method)
    },
    /** The page is left on which something might have been lost: from here on they are a visitor. */
    left(): void {
      if (!$ended.get()) return
      $ended.set(false)
      stores.$viewer.set(null)
      stores.$profile.set(null)
      void queries.resetQueries()
    },
  }
}
