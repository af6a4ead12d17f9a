import type { Cache, Draft } from '@tessera/cache'
import { boardPins } from '@tessera/contracts/calls/boards'
import { sectionPins } from '@tessera/contracts/calls/sections'
import type { PinAct } from './pin-act.ts'
import { showCounts } from './show-counts.ts'
import type { TakenPins } from './taken-pins.ts'

/** Takes moved pins out of the lists that they leave. */
function showMoved(draft: Draft, act: PinAct & { readonly kind: 'move' }, ids: string[]): void {
  const { from, to } = act
  const list = { type: 'pin', remove: ids } as const
  const stays = to.sectionId === null ? {} : { unless: { section_id: to.sectionId } }
  draft.lists({ of: [sectionPins], ...stays, ...list })
  const isWithin = to.boardId === from.boardId
  if (isWithin && to.sectionId === null) return
  const input = { board_id: from.boardId, ...(isWithin ? { section: 'none' } : {}) }
  draft.lists({ of: [boardPins], input, ...list })
}

/** Ends the list that all pins but a few leave: what is left of it is known. */
function showEnd(draft: Draft, act: PinAct): void {
  const { boardId, sectionId } = act.from
  const to = act.kind === 'move' ? act.to : null
  if (act.chosen.type === 'some' || act.kind === 'copy') return
  if (sectionId !== null) {
    if (to?.sectionId === sectionId) return
    draft.lists({ of: [sectionPins], input: { section_id: sectionId }, ended: true })
    return
  }
  const isWithin = to?.boardId === boardId
  if (isWithin && to.sectionId === null) return
  const input = { board_id: boardId, ...(isWithin ? { section: 'none' } : {}) }
  draft.lists({ of: [boardPins], input, ended: true })
}

/** Changes the board that each pin is on. */
function showBoard(draft: Draft, act: PinAct, ids: readonly string[]): void {
  const { boardId } = act.from
  const link = act.kind === 'move' ? act.to.board : null
  if (act.kind === 'copy' || link?.id === boardId) return
  for (const id of ids)
    draft.patch('pin', id, ({ board, pinned_to_board: saved }) => ({
      ...(link !== null && board?.id === boardId ? { board: link } : {}),
      ...(saved?.id === boardId ? { pinned_to_board: link } : {}),
    }))
}

/**
 * Shows what an act does: lists without the pins that leave them, boards, sections and people with
 * their new counts and covers, pins on their new board.
 */
export function showAct(
  draft: Draft,
  { act, taken, cache }: { act: PinAct; taken: TakenPins; cache: Pick<Cache, 'find'> },
): void {
  const ids = [...taken.ids]
  if (act.kind === 'move') showMoved(draft, act, ids)
  if (act.kind === 'delete') for (const id of ids) draft.gone('pin', id)
  showEnd(draft, act)
  showBoard(draft, act, ids)
  showCounts(draft, { act, taken, cache })
}
