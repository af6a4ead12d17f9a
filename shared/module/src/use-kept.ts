import { skipToken, useQuery } from '@tanstack/react-query'

/** What somebody keeps in the cache of answers that no service answers; nothing until they do. */
export function useKept<Value>(key: string): Value | undefined {
  return useQuery<Value>({
    queryKey: [key],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data
}
