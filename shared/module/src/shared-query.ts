/**
 * The parts of the query library that our sources use, and `useQueryClient` for modules built with
 * contracts 1.5. Shell and modules share the shell's copy, which ships whole.
 */
export {
  keepPreviousData,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  replaceEqualDeep,
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
