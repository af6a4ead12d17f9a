import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@tessera/client'
import { getViewer } from '@tessera/contracts/calls/session'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { timings } from '@tessera/contracts/timings'
import { atom } from 'nanostores'

/** Whether the service can be reached: not without a network, and not while it does not answer. */
export type NetworkState = 'reached' | 'offline' | 'unreachable'

/** Asks again for what failed, in the way that it was asked: a list's next page, not the list. */
function askAgain(queries: QueryClient): void {
  for (const query of queries.getQueryCache().findAll({ type: 'active' })) {
    const { status, fetchMeta } = query.state
    if (status !== 'error') continue
    // Whoever shows it says how it went.
    query.fetch(undefined, fetchMeta === null ? {} : { meta: fetchMeta }).catch(() => {})
  }
}

/**
 * Knows whether the service can be reached. One failed call proves nothing, so the service is asked
 * itself, and again and again until it answers; then what failed meanwhile is asked for once more.
 */
export function watchNetwork(outside: {
  readonly client: Client
  readonly queries: QueryClient
  readonly page: Window
}) {
  const { client, queries, page } = outside
  const $network = atom<NetworkState>(page.navigator.onLine ? 'reached' : 'offline')
  let waiting: ReturnType<typeof setTimeout> | undefined
  let wait: number = timings.reachAgain
  let asking = false

  function reached(): void {
    wait = timings.reachAgain
    if ($network.get() === 'reached') return
    $network.set('reached')
    askAgain(queries)
  }

  async function ask(): Promise<void> {
    if (asking) return
    clearTimeout(waiting)
    asking = true
    const result = await client.call(getViewer, {})
    asking = false
    if (result.ok || result.error.httpStatus > 0) return reached()
    $network.set(page.navigator.onLine ? 'unreachable' : 'offline')
    waiting = setTimeout(() => void ask(), wait)
    wait = Math.min(wait * 2, timings.reachAgainLongest)
  }

  page.addEventListener('offline', () => $network.set('offline'))
  page.addEventListener('online', () => void ask())
  return {
    $network,
    /** A call has failed; where it did not arrive at all, that is looked into. */
    failed({ code }: Pick<CallError, 'code'>): void {
      if (code === 'offline' && $network.get() === 'reached') void ask()
    },
    /** Asks the service at once whether it is there. */
    tryAgain: (): void => void ask(),
  }
}
