import type { Query } from '@tanstack/react-query'
import { boardPins } from '@tessera/contracts/calls/boards'
import { getPin } from '@tessera/contracts/calls/pins'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import { searchPins } from '@tessera/contracts/calls/search'
import { boardSections, sectionPins, sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import { pinsMoved } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'
import { forgetBoards } from '../../saving/kept-answers/forget-boards.ts'
import { inputOf } from './taken-pins.ts'
import { isShown } from './tell-moved.ts'

const ofBoard: ReadonlySet<unknown> = new Set(
  [boardPins, boardSections, sectionsToSaveTo].map(({ name }) => name),
)
const ofAny: ReadonlySet<unknown> = new Set(
  [sectionPins, userPins, searchPins].map(({ name }) => name),
)

/** Whether a pin's answer names one of these boards. */
function isPinOn(data: unknown, boardIds: ReadonlySet<string>): boolean {
  if (typeof data !== 'object' || data === null) return false
  const links = [
    'board' in data ? data.board : null,
    'pinned_to_board' in data ? data.pinned_to_board : null,
  ]
  return links.some(
    (link) =>
      typeof link === 'object' &&
      link !== null &&
      'id' in link &&
      typeof link.id === 'string' &&
      boardIds.has(link.id),
  )
}

/** Whether an answer shows what is on one of these boards; those of sections and people name none. */
function shows({ queryKey, state }: Query, boardIds: ReadonlySet<string>): boolean {
  const [call] = queryKey
  if (ofAny.has(call)) return true
  if (call === getPin.name) return isPinOn(state.data, boardIds)
  const { board_id } = inputOf(queryKey)
  return ofBoard.has(call) && typeof board_id === 'string' && boardIds.has(board_id)
}

/** Asks for boards again, and for the lists of what is on them, when pins came to them or left them. */
export function followMoves({ bus, queries }: Pick<ShellContext, 'bus' | 'queries'>): () => void {
  return bus.on(pinsMoved, ({ boardIds }) => {
    const ids = new Set<string>(boardIds)
    const isKnown = (query: Query) => query.queryKey[1] === 'list' && isShown(query.queryHash)
    const isAsked = (query: Query) => shows(query, ids)
    void queries.invalidateQueries({ predicate: (query) => isAsked(query) && !isKnown(query) })
    void queries.invalidateQueries({
      predicate: (query) => isAsked(query) && isKnown(query),
      refetchType: 'none',
    })
    forgetBoards(queries)
  })
}
