import { notifyManager, QueryClient } from '@tanstack/react-query'
import { callErrorOf } from './failure.ts'

const worthRetrying = new Set<string>(['offline', 'timeout', 'unexpected'])

/** Creates the query cache that the shell and all modules share. */
export function createQueries(): QueryClient {
  // Notifies in a microtask, so that an optimistic update renders in the same frame as the click.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        // The cache of entities keeps the identity of what is equal, and needs each answer as it came.
        structuralSharing: false,
        retry: (failures, thrown) =>
          failures < 2 && worthRetrying.has(callErrorOf(thrown)?.code ?? ''),
      },
    },
  })
}
