import type { QueryClient } from '@tanstack/react-query'
import type { BoardLink } from '@tessera/contracts/entities/board'
import type { PinId } from '@tessera/contracts/ids'
import { changeRecords } from '../kept-answers/change-answers.ts'
import { marked } from '../saving/saved-changes.ts'

/** Marks that the service may not know of yet, by pin. */
type Marks = Map<PinId, BoardLink | null>

const held = new WeakMap<QueryClient, Marks>()

/** Puts the marks on every answer as it arrives. */
function watchAnswers(queries: QueryClient, marks: Marks): void {
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.action.manual === true || marks.size === 0) return
    const { queryKey, state } = event.query
    const changed = [...marks].reduce<unknown>(
      (data, [pinId, board]) => changeRecords(data, marked(pinId, board)),
      state.data,
    )
    if (changed !== state.data)
      queries.setQueryData(queryKey, changed, { updatedAt: state.dataUpdatedAt })
  })
}

function marksOf(queries: QueryClient): Marks {
  const known = held.get(queries)
  if (known !== undefined) return known
  const marks: Marks = new Map()
  held.set(queries, marks)
  watchAnswers(queries, marks)
  return marks
}

/**
 * Holds a mark on a pin against answers that were asked for before the service knew of it, until
 * what is answered lets go of it. A later mark of the same pin takes its place.
 */
export function holdMark(queries: QueryClient, pinId: PinId, board: BoardLink | null): () => void {
  const marks = marksOf(queries)
  marks.set(pinId, board)
  return () => {
    if (marks.get(pinId) === board) marks.delete(pinId)
  }
}
