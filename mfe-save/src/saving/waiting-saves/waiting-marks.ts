import type { QueryClient } from '@tanstack/react-query'
import type { BoardLink } from '@tessera/contracts/entities/board'
import { changeForNow } from '../one-save/for-now.ts'
import { marked } from '../one-save/saved-changes.ts'
import type { Saving } from '../one-save/saving.ts'
import { words } from '../one-save/words.ts'
import { holdMark } from '../saved-marks/held-marks.ts'

/** The layout of a mark that says where a pin goes once there is a network. */
const waitingLayout = 'waiting'

/** Whether a mark is of a save that waits for the network. */
export const isWaiting = (mark: BoardLink | null): boolean => mark?.layout === waitingLayout

const shown = new WeakMap<QueryClient, Map<string, () => void>>()

const nameOf = ({ pinId, board }: Pick<Saving, 'pinId' | 'board'>): string => `${pinId}.${board.id}`

function shownIn(queries: QueryClient): Map<string, () => void> {
  const known = shown.get(queries) ?? new Map<string, () => void>()
  shown.set(queries, known)
  return known
}

/** Marks a pin as waiting wherever it stands or will stand, until the mark is taken off. */
export function showWaiting(
  queries: QueryClient,
  { pinId, board }: Saving,
  before: BoardLink | null,
): void {
  const marks = shownIn(queries)
  const name = nameOf({ pinId, board })
  if (marks.has(name)) return
  const mark = { ...board, name: words.waitingFor({ board: board.name }), layout: waitingLayout }
  const letGo = holdMark(queries, pinId, mark)
  const unmark = changeForNow(queries, {
    there: marked(pinId, mark),
    back: marked(pinId, before),
  })
  marks.set(name, () => {
    letGo()
    unmark()
    // Where the mark came with an answer that arrived later, too.
    changeForNow(queries, {
      there: (record) =>
        isMarkedSo(record.pinned_to_board) ? marked(pinId, before)(record) : record,
      back: (record) => record,
    })
  })
}

const isMarkedSo = (mark: unknown): boolean =>
  typeof mark === 'object' && mark !== null && 'layout' in mark && mark.layout === waitingLayout

/** Takes the mark off, as what waited is saved, was refused or is not wanted any more. */
export function hideWaiting(queries: QueryClient, saving: Pick<Saving, 'pinId' | 'board'>): void {
  const marks = shownIn(queries)
  marks.get(nameOf(saving))?.()
  marks.delete(nameOf(saving))
}
