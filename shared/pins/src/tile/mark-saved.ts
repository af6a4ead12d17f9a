import type { QueryClient } from '@tanstack/react-query'
import type { BoardLink } from '@tessera/contracts/entities/board'
import type { PinId } from '@tessera/contracts/ids'

/** A pin that is on a board of the viewer's now. */
export interface SavedPin {
  readonly pinId: PinId
  readonly board: BoardLink
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Marks a pin as saved wherever it stands in an answer: one pin, a page of a list, a pin within
 * something else. What does not hold the pin comes back as the same object, so nothing draws again.
 */
export function markSaved(data: unknown, saved: SavedPin): unknown {
  if (Array.isArray(data)) {
    const marked = data.map((item: unknown) => markSaved(item, saved))
    return marked.some((item, index) => item !== data[index]) ? marked : data
  }
  if (!isRecord(data)) return data
  if (data.id === saved.pinId && 'pinned_to_board' in data)
    return { ...data, pinned_to_board: saved.board }
  const marked = Object.entries(data).map(([key, value]) => [key, markSaved(value, saved)] as const)
  return marked.some(([key, value]) => value !== data[key]) ? Object.fromEntries(marked) : data
}

/** Marks a pin as saved in every answer that the cache holds. */
export function markSavedEverywhere(queries: QueryClient, saved: SavedPin): void {
  for (const { queryKey, state } of queries.getQueryCache().getAll()) {
    const marked = markSaved(state.data, saved)
    // It is no newer than it was: only the mark is.
    if (marked !== state.data) {
      queries.setQueryData(queryKey, marked, { updatedAt: state.dataUpdatedAt })
    }
  }
}
