import type { QueryClient } from '@tanstack/react-query'
import { getBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import { boardCollaborators } from '@tessera/contracts/calls/collaborators'
import { getUser } from '@tessera/contracts/calls/users'

const calls = [getBoard, userBoards, pickerBoards, getUser, boardCollaborators].map(
  ({ name }) => name,
)

/** Asks for boards again, wherever they stand: what is on them or whose they are has changed. */
export function forgetBoards(queries: QueryClient): void {
  for (const call of calls) void queries.invalidateQueries({ queryKey: [call] })
}
