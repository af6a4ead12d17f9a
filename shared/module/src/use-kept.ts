import { skipToken, useQuery } from '@tanstack/react-query'

/** Returns a value that is stored in the query cache without a call; undefined until it is set. */
export function useKept<Value>(key: string): Value | undefined {
  return useQuery<Value>({
    queryKey: [key],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data
}
