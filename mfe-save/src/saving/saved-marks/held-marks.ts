import type { QueryClient } from '@tanstack/react-query'
import type { BoardLink } from '@tessera/contracts/entities/board'
import type { PinId } from '@tessera/contracts/ids'
import { atom, type WritableAtom } from 'nanostores'
import { changeRecords } from '../kept-answers/change-answers.ts'
import { marked } from '../one-save/saved-changes.ts'

/** Marks that the service may not know of yet, by pin. */
type Marks = ReadonlyMap<PinId, BoardLink | null>

const held = new WeakMap<QueryClient, WritableAtom<Marks>>()

/** Puts the marks on every answer as it arrives. */
function watchAnswers(queries: QueryClient, $marks: WritableAtom<Marks>): void {
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.action.manual === true || $marks.get().size === 0) return
    const { queryKey, state } = event.query
    const changed = [...$marks.get()].reduce<unknown>(
      (data, [pinId, board]) => changeRecords(data, marked(pinId, board)),
      state.data,
    )
    if (changed !== state.data)
      queries.setQueryData(queryKey, changed, { updatedAt: state.dataUpdatedAt })
  })
}

/** The marks that are held against what the cache of answers says. */
export function heldMarks(queries: QueryClient): WritableAtom<Marks> {
  const known = held.get(queries)
  if (known !== undefined) return known
  const $marks = atom<Marks>(new Map())
  held.set(queries, $marks)
  watchAnswers(queries, $marks)
  return $marks
}

/**
 * Holds a mark on a pin against answers that were asked for before the service knew of it, until
 * what is answered lets go of it. A later mark of the same pin takes its place.
 */
export function holdMark(queries: QueryClient, pinId: PinId, board: BoardLink | null): () => void {
  const $marks = heldMarks(queries)
  $marks.set(new Map([...$marks.get(), [pinId, board]]))
  return () => {
    const now = $marks.get()
    if (now.get(pinId) !== board) return
    $marks.set(new Map([...now].filter(([id]) => id !== pinId)))
  }
}
