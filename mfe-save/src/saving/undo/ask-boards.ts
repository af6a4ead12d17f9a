import type { Draft } from '@tessera/cache'
import { boardPins, getBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import { boardCollaborators } from '@tessera/contracts/calls/collaborators'
import { countLibrary, libraryPins } from '@tessera/contracts/calls/library'
import { getPin } from '@tessera/contracts/calls/pins'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import { searchPins } from '@tessera/contracts/calls/search'
import { boardSections, sectionPins, sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import { getUser } from '@tessera/contracts/calls/users'
import type { Action } from '@tessera/contracts/entities/action'

type When = 'now' | 'later'

/** Fetches boards again in every tab, those on the screen at once. */
export function askBoards(draft: Draft): void {
  const of = [getBoard, userBoards, pickerBoards, getUser, boardCollaborators]
  draft.lists({ of, ask: 'now' })
}

/** Fetches the lists of boards again. `shown` names boards whose lists show the change already. */
export function askPinsOf(
  draft: Draft,
  boardIds: readonly string[],
  shown: ReadonlySet<string> = new Set(),
): void {
  for (const id of boardIds) {
    const input = { board_id: id }
    const ask: When = shown.has(id) ? 'later' : 'now'
    draft.lists({ of: [boardPins], input, ask })
    draft.lists({ of: [boardSections, sectionsToSaveTo], input, ask: 'now' })
  }
  const ask: When = shown.size > 0 ? 'later' : 'now'
  draft.lists({ of: [sectionPins, userPins, searchPins, libraryPins, countLibrary], ask })
  draft.lists({ of: [getPin], shows: { type: 'board', ids: [...boardIds] }, ask: 'now' })
  askBoards(draft)
}

/**
 * Describes what an action, or its undo, changed on boards. A deleted or merged board comes first in
 * `boardIds`.
 */
export function changeBoards(
  draft: Draft,
  { kind, state }: Pick<Action, 'kind' | 'state'>,
  boardIds: readonly string[],
): void {
  const [board] = boardIds
  if (board !== undefined && (kind === 'delete-board' || kind === 'merge-board')) {
    if (state === 'done') draft.gone('board', board)
    if (state === 'undone') draft.back('board', board)
  }
  askPinsOf(draft, boardIds)
}
