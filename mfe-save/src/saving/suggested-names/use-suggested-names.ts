import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { boardTitleSuggestions } from '@tessera/contracts/calls/boards'
import type { PinId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'

const plain = (name: string): string => name.trim().toLowerCase()

/** Returns suggested names for a pin that are not taken. Empty while they load, or when that fails. */
export function useSuggestedNames(pinId: PinId, taken: readonly string[]): readonly string[] {
  const { data = [] } = useQuery(
    queryOptions(useShell().client, boardTitleSuggestions, { id: pinId }),
  )
  const gone = new Set(taken.map(plain))
  return data.map(({ title }) => title).filter((title) => !gone.has(plain(title)))
}
