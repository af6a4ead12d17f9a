/** The parts of the query library that our sources use. Shell and modules share the shell's copy, which ships whole. */
export {
  keepPreviousData,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  replaceEqualDeep,
  skipToken,
  useInfiniteQuery,
  useQuery,
  // Modules built with contracts 1.5 use it.
  useQueryClient,
} from '@tanstack/react-query'
