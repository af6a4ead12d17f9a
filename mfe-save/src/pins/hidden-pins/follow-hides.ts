import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { relatedPins } from '@tessera/contracts/calls/related'
import { searchPins } from '@tessera/contracts/calls/search'
import { pinHidden } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'
import { isKeptList, putBack, type Taken, withoutPin } from './without-pin.ts'

/** The lists that the service keeps hidden pins out of; boards show what is on them. */
const ideas: ReadonlySet<unknown> = new Set(
  [homeFeed, relatedPins, searchPins].map(({ name }) => name),
)

interface Hidden {
  readonly queryKey: QueryKey
  readonly taken: readonly Taken[]
}

function takeOut(queries: QueryClient, pinId: string): readonly Hidden[] {
  return queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => {
      if (!ideas.has(queryKey[0]) || !isKeptList(state.data)) return []
      const { list, taken } = withoutPin(state.data, pinId)
      if (taken.length === 0) return []
      queries.setQueryData(queryKey, list, { updatedAt: state.dataUpdatedAt })
      return [{ queryKey, taken }]
    })
}

function giveBack(queries: QueryClient, { queryKey, taken }: Hidden): void {
  const state = queries.getQueryState(queryKey)
  if (state === undefined || !isKeptList(state.data)) return
  queries.setQueryData(queryKey, putBack(state.data, taken), { updatedAt: state.dataUpdatedAt })
}

/** Takes a pin that is hidden out of what is on the screen, and puts it back where it stood when it is shown again. */
export function followHides({ bus, queries }: Pick<ShellContext, 'bus' | 'queries'>): () => void {
  const places = new Map<string, readonly Hidden[]>()
  return bus.on(pinHidden, ({ pinId, hidden }) => {
    if (hidden) places.set(pinId, [...(places.get(pinId) ?? []), ...takeOut(queries, pinId)])
    else for (const place of places.get(pinId) ?? []) giveBack(queries, place)
    if (!hidden) places.delete(pinId)
  })
}
