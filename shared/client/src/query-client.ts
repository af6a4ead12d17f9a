import { notifyManager, QueryClient } from '@tanstack/react-query'
import { callErrorOf } from './failure.ts'

const worthRetrying = new Set<string>(['offline', 'timeout', 'unexpected'])

/** Makes the cache of answers that the shell and all modules share. */
export function createQueries(): QueryClient {
  // What is changed on a press is drawn in the press's own frame, not in a task that may come after it.
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
