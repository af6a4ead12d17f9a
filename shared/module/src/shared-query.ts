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
} from '@tanstack/react-query'
