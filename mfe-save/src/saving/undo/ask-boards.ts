import type { Draft } from '@tessera/cache'
import { boardPins, getBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import { boardCollaborators } from '@tessera/contracts/calls/collaborators'
import { getPin } from '@tessera/contracts/calls/pins'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import { searchPins } from '@tessera/contracts/calls/search'
import { boardSections, sectionPins, sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import { getUser } from '@tessera/contracts/calls/users'

type When = 'now' | 'later'

/** Fetches boards again, wherever they are shown: in every tab, those on the screen at once. */
function askBoards(draft: Draft): void {
  const of = [getBoard, userBoards, pickerBoards, getUser, boardCollaborators]
  draft.lists({ of, ask: 'now' })
}

/** Fetches the lists of what is on boards again. `shown` are boards whose lists show it already. */
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
  draft.lists({ of: [sectionPins, userPins, searchPins], ask })
  draft.lists({ of: [getPin], shows: { type: 'board', ids: [...boardIds] }, ask: 'now' })
  askBoards(draft)
}
