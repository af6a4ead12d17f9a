import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { pinHidden } from '@tessera/contracts/events/facts'
import { useShell } from '@tessera/module/react'
import { useEffect } from 'react'

const queryKey = ['hidden-pins'] as const
const none: readonly string[] = []

/** The pins that were hidden since the document was loaded, here or elsewhere; the service leaves out earlier ones. */
export function useHiddenPins(): readonly string[] {
  const { bus } = useShell()
  const queries = useQueryClient()
  const { data = none } = useQuery<readonly string[]>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  useEffect(
    () =>
      bus.on(pinHidden, ({ pinId, hidden }) => {
        queries.setQueryData<readonly string[]>(queryKey, (before = none) => {
          const others = before.filter((id) => id !== pinId)
          return hidden ? [...others, pinId] : others
        })
      }),
    [bus, queries],
  )
  return data
}
