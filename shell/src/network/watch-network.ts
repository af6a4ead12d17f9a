import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@tessera/client'
import type { Call } from '@tessera/contracts/calls/define-call'
import { getViewer } from '@tessera/contracts/calls/viewer'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { timings } from '@tessera/contracts/timings'
import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'

/** 'offline' without a network; 'unreachable' while the service does not answer. */
type NetworkState = 'reached' | 'offline' | 'unreachable'

/** Watches whether the service can be reached. */
export interface NetworkWatch {
  readonly $network: ReadableAtom<NetworkState>
  /** Checks the service after a call that got no answer. */
  failed(error: Pick<CallError, 'code'>): void
  /** Asks the service at once. */
  tryAgain(): void
}

/** Retries failed queries as they were requested: a list retries its next page, not all pages. */
function askAgain(queries: QueryClient): void {
  for (const query of queries.getQueryCache().findAll({ type: 'active' })) {
    const { status, fetchMeta } = query.state
    if (status !== 'error') continue
    // The query's observers show the result.
    query.fetch(undefined, fetchMeta === null ? {} : { meta: fetchMeta }).catch(() => {})
  }
}

/**
 * Tracks whether the service can be reached. After a call fails without an answer, it asks the
 * service, with increasing delays, until it answers; then it retries the failed queries.
 */
export function watchNetwork(outside: {
  readonly client: Client
  readonly queries: QueryClient
  readonly page: Window
}): NetworkWatch {
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
    failed({ code }) {
      if (code === 'offline' && $network.get() === 'reached') void ask()
    },
    tryAgain: () => void ask(),
  }
}

/** Returns a client that makes the same calls and reports each failure. */
export function watchCalls(client: Client, failed: (error: CallError, call: Call) => void): Client {
  return {
    async call(call, input, options) {
      const result = await client.call(call, input, options)
      if (!result.ok) failed(result.error, call)
      return result
    },
  }
}
