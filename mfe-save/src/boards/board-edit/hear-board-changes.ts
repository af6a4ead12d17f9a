import { getBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import { boardSections, sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import { getUser } from '@tessera/contracts/calls/users'
import { boardChanged } from '@tessera/contracts/events/facts'
import type { BoardId } from '@tessera/contracts/ids'
import type { ShellContext } from '@tessera/module'
import { putBoard } from './put-board.ts'

const lists = [userBoards, pickerBoards, getUser, boardSections, sectionsToSaveTo].map(
  ({ name }) => name,
)

function idOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined
}

/**
 * Asks for a board again by its id, which stays when its name and so its address change. Its page
 * then finds out where it is now; only a board that is gone is asked for by its address, to be told.
 */
async function askBoardAgain(
  { client, queries }: Pick<ShellContext, 'client' | 'queries'>,
  boardId: BoardId,
): Promise<void> {
  const pages = queries
    .getQueryCache()
    .findAll({ queryKey: [getBoard.name] })
    .filter(({ state }) => idOf(state.data) === boardId)
  if (pages.length === 0) return
  const now = await client.call(getBoard, { board_id: boardId })
  if (now.ok) putBoard(queries, now.data)
  else for (const { queryKey } of pages) void queries.invalidateQueries({ queryKey, exact: true })
}

/** Keeps every list and page true to boards that change, here and in other tabs. */
export function hearBoardChanges(
  shell: Pick<ShellContext, 'bus' | 'client' | 'queries'>,
): () => void {
  const { bus, queries } = shell
  return bus.on(boardChanged, ({ boardId }) => {
    for (const call of lists) void queries.invalidateQueries({ queryKey: [call] })
    void askBoardAgain(shell, boardId)
  })
}
