import { archiveBoard } from '@tessera/contracts/calls/boards'
import type { BoardCard } from '@tessera/contracts/entities/board'
import { boardChanged } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'
import type { BoardStanding } from './board-standing.ts'
import { putBoard } from './put-board.ts'
import { words } from './words.ts'

type Shell = Pick<ShellContext, 'bus' | 'client' | 'commands' | 'queries' | 'toast'>

const pending = new Set<string>()

/**
 * Archives a board, or restores it: for everyone if the viewer owns it, else for the viewer alone. A
 * second press while the first is under way does nothing.
 */
export async function setArchived(
  shell: Shell,
  board: Pick<BoardCard, 'id' | 'name'>,
  archived: boolean,
  standing: BoardStanding,
): Promise<void> {
  if (pending.has(board.id)) return
  pending.add(board.id)
  const input = { board_id: board.id, archived, ...standing.subject }
  const result = await shell.client.call(archiveBoard, input)
  pending.delete(board.id)
  if (!result.ok) {
    shell.toast({ text: result.error.message, tone: 'bad' })
    return
  }
  putBoard(shell.queries, result.data)
  shell.bus.emit(boardChanged, { boardId: board.id })
  const { name } = board
  const put = standing.owns ? words.archived({ board: name }) : words.hidden({ board: name })
  shell.commands.offerUndo(
    archived ? put : words.restored({ board: name }),
    () => void setArchived(shell, board, !archived, standing),
  )
}
