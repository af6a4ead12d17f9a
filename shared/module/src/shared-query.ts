/** Of the query library, what our sources name: the shell's copy, which every module uses, ships whole. */
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
