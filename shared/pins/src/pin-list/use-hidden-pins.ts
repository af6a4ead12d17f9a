import { useQueryClient } from '@tanstack/react-query'
import { pinHidden } from '@tessera/contracts/events/facts'
import { useKept } from '@tessera/module/kept'
import { useShell } from '@tessera/module/react'
import { useEffect } from 'react'

const key = 'hidden-pins'
const none: readonly string[] = []

/** The pins that were hidden since the document was loaded, here or elsewhere; the service leaves out earlier ones. */
export function useHiddenPins(): readonly string[] {
  const { bus } = useShell()
  const queries = useQueryClient()
  useEffect(
    () =>
      bus.on(pinHidden, ({ pinId, hidden }) => {
        queries.setQueryData<readonly string[]>([key], (before = none) => {
          const others = before.filter((id) => id !== pinId)
          return hidden ? [...others, pinId] : others
        })
      }),
    [bus, queries],
  )
  return useKept<readonly string[]>(key) ?? none
}
