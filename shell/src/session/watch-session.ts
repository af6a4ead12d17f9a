import type { QueryClient } from '@tanstack/react-query'
import type { Bus } from '@tessera/bus'
import type { Client } from '@tessera/client'
import type { Call } from '@tessera/contracts/calls/define-call'
import { getViewer } from '@tessera/contracts/calls/viewer'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { sessionChanged, sessionEnded } from '@tessera/contracts/events/facts'
import { authRequested } from '@tessera/contracts/events/requests'
import { timings } from '@tessera/contracts/timings'
import type { Stores } from '@tessera/module/host'
import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { Overlays } from '../overlays/overlays.ts'
import { words } from './words.ts'

/** Watches the viewer's session. */
export interface SessionWatch {
  /** True while the page shows a member whose session has ended. */
  readonly $ended: ReadableAtom<boolean>
  offerLogIn(): void
  /** Checks the session after a call that asked a member to log in, or found another account. */
  failed(error: Pick<CallError, 'code'>, call: Pick<Call, 'method'>): void
  /** Checks the session of a document that the browser shows again from its memory. */
  shownAgain(): void
  /** Makes the viewer a visitor once they leave the page, because nothing on it can be lost any more. */
  left(): void
}

/**
 * Notices that the viewer's session has ended on the service. The page and all typed values stay;
 * the log-in opens over it, in all tabs. A log-in as the same person continues.
 */
export function watchSession(shell: {
  readonly bus: Bus
  readonly client: Client
  readonly stores: Stores
  readonly queries: QueryClient
  readonly overlays: Overlays
}): SessionWatch {
  const { bus, client, stores, queries, overlays } = shell
  const $ended = atom(false)
  let asking = false

  function offerLogIn(suspended = false): void {
    const open = overlays.$open.get().some(({ name }) => name === authRequested.opens)
    if (open) return
    overlays.open(authRequested.opens, {
      source: 'homePage',
      start: 'log-in',
      ...(suspended ? { suspended } : { tagline: words.goOn() }),
    })
  }

  /** Asks twice: a session that gets a new token while calls are on their way refuses them. */
  async function askWho() {
    const who = await client.call(getViewer, {})
    if (!who.ok || who.data !== null) return who
    await new Promise((resolve) => setTimeout(resolve, timings.sessionAskedAgain))
    return client.call(getViewer, {})
  }

  async function lookInto(): Promise<void> {
    if (asking) return
    asking = true
    const who = await askWho()
    asking = false
    const viewer = stores.$viewer.get()
    if (!who.ok || viewer === null) return
    if (who.data === null) bus.emit(sessionEnded, {})
    else if (who.data.id !== viewer.id) bus.emit(sessionChanged, { viewer: who.data })
    else
      void queries.refetchQueries({
        type: 'active',
        // Once each: a read that is refused again would otherwise be asked for without end.
        predicate: ({ state }) => state.status === 'error' && state.errorUpdateCount === 1,
      })
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
    $ended,
    offerLogIn: () => offerLogIn(),
    failed({ code }, { method }) {
      if (stores.$viewer.get() === null) return
      if (code === 'suspended' && !$ended.get()) {
        $ended.set(true)
        offerLogIn(true)
      }
      // After the log-in is closed, only actions open it again; reads don't.
      const isQuiet = $ended.get() && method === 'GET'
      if (code === 'session-changed' || (code === 'log-in-needed' && !isQuiet)) void lookInto()
    },
    shownAgain() {
      if (stores.$viewer.get() !== null) void lookInto()
    },
    left() {
      if (!$ended.get()) return
      $ended.set(false)
      stores.$viewer.set(null)
      stores.$profile.set(null)
      void queries.resetQueries()
    },
  }
}
