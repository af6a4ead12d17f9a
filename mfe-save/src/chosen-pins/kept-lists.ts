import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { boardPins } from '@tessera/contracts/calls/boards'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import { searchPins } from '@tessera/contracts/calls/search'
import { sectionPins } from '@tessera/contracts/calls/sections'
import type { Pin } from '@tessera/contracts/entities/pin'
import { forgetBoards } from '../kept-answers/forget-boards.ts'
import type { ChosenAct, ChosenFrom } from './chosen-act.ts'

type List = InfiniteData<{ readonly data: readonly Pin[] }>

const lists = [boardPins, sectionPins].map(({ name }) => name)

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Whether a list shows these pins no more after the act: a move within the board leaves its whole list as it is. */
function isLeft(queryKey: readonly unknown[], from: ChosenFrom, act: ChosenAct): boolean {
  const [call, shape, input] = queryKey
  // The document's answers are kept in both shapes; only the list is looked at.
  if (shape !== 'list') return false
  const { board_id, section, section_id } = fieldsOf(input)
  if (call === sectionPins.name) return section_id === from.sectionId
  if (call !== boardPins.name || board_id !== from.boardId) return false
  return act.type === 'delete' || (act.type === 'move' && section === 'none')
}

/** Takes pins out of the lists that they have left, and has the others asked for again when they are next looked at. */
export function leaveLists(
  queries: QueryClient,
  from: ChosenFrom,
  act: ChosenAct,
  pins: readonly string[],
): void {
  const gone = new Set(pins)
  queries.setQueriesData<List>(
    { predicate: ({ queryKey }) => isLeft(queryKey, from, act) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          data: page.data.filter(({ id }) => !gone.has(id)),
        })),
      },
  )
  const stale = act.type === 'delete' ? [...lists, userPins.name, searchPins.name] : lists
  void queries.invalidateQueries({
    predicate: ({ queryKey: [call] }) => typeof call === 'string' && stale.includes(call),
    refetchType: 'inactive',
  })
  forgetBoards(queries)
}

/** Asks for the lists again, now: what had left them is back. */
export function askListsAgain(queries: QueryClient): void {
  for (const call of [...lists, userPins.name]) void queries.invalidateQueries({ queryKey: [call] })
  forgetBoards(queries)
}
