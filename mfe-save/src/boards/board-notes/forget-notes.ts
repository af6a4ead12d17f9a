import type { QueryClient } from '@tanstack/react-query'
import { boardNotes } from '@tessera/contracts/calls/board-notes'
import { getBoard } from '@tessera/contracts/calls/boards'

/** Asks again what stands on boards, and how many notes that is. */
export function forgetNotes(queries: QueryClient): void {
  for (const { name } of [boardNotes, getBoard])
    void queries.invalidateQueries({ queryKey: [name] })
}
