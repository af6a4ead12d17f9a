import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { changeRecords, type RecordChange } from '../kept-answers/change-answers.ts'

/** A change that is shown before the service has agreed, and the change that takes it back. */
interface ShownChange {
  readonly there: RecordChange
  readonly back: RecordChange
}

interface Changed {
  readonly queryKey: QueryKey
  readonly before: unknown
  readonly after: unknown
  readonly updatedAt: number
}

function takenBack(queries: QueryClient, changed: Changed, back: RecordChange): void {
  const { queryKey, before, after, updatedAt } = changed
  const state = queries.getQueryState<unknown>(queryKey)
  // What was asked for anew since is the service's own word, and needs no mending.
  if (state === undefined || state.dataUpdatedAt !== updatedAt) return
  const mended = state.data === after ? before : changeRecords(state.data, back)
  if (mended !== state.data) queries.setQueryData(queryKey, mended, { updatedAt })
}

/**
 * Changes records in every answer that the cache holds, at once, and answers what takes that back:
 * exactly as it was where nothing else has changed an answer since, and only what was changed here
 * where something has.
 */
export function changeForNow(queries: QueryClient, { there, back }: ShownChange): () => void {
  const all = queries.getQueryCache().getAll()
  const changed = all.flatMap(({ queryKey, state }): readonly Changed[] => {
    const next = changeRecords(state.data, there)
    if (next === state.data) return []
    const { data: before, dataUpdatedAt: updatedAt } = state
    const after = queries.setQueryData(queryKey, next, { updatedAt })
    return [{ queryKey, before, after, updatedAt }]
  })
  let done = false
  return () => {
    if (done) return
    done = true
    for (const one of changed) takenBack(queries, one, back)
  }
}
