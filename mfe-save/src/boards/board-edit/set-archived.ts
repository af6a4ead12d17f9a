import { archiveBoard } from '@tessera/contracts/calls/boards'
import type { BoardCard } from '@tessera/contracts/entities/board'
import { boardChanged } from '@tessera/contracts/events/facts'
import { timings } from '@tessera/contracts/timings'
import type { ShellContext } from '@tessera/module'
import { hearUndoKey } from '../../saving/undo/undo-key.ts'
import type { BoardStanding } from './board-standing.ts'
import { putBoard } from './put-board.ts'
import { words } from './words.ts'

type Shell = Pick<ShellContext, 'bus' | 'client' | 'queries' | 'toast'>

const pending = new Set<string>()

/**
 * Puts a board away or brings it back, for all where one owns it and else for oneself; what was done
 * can be taken back from its toast. A second press while the first is under way does nothing.
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
  const run = () => void setArchived(shell, board, !archived, standing)
  hearUndoKey(run)
  shell.toast({
    text: archived ? put : words.restored({ board: name }),
    duration: timings.toastUndo,
    action: { label: words.undo(), run },
  })
}
