import { updateBoard } from '@tessera/contracts/calls/boards'
import type { Board } from '@tessera/contracts/entities/board'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { boardChanged } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'
import { type BoardDraft, changesOf, type Shown } from './board-draft.ts'
import { moveAddress } from './move-address.ts'
import { putBoard } from './put-board.ts'

type Shell = Pick<ShellContext, 'bus' | 'client' | 'queries' | 'navigate' | '$address'>

/** What the changed fields said when the form was opened, by which the service sees a change in between. */
function beganFrom(changes: ReturnType<typeof changesOf>, was: Shown) {
  const { name, description, privacy } = was
  const said = {
    ...('name' in changes ? { name } : {}),
    ...('description' in changes ? { description } : {}),
    ...('privacy' in changes ? { privacy } : {}),
  }
  return Object.keys(said).length === 0 ? {} : { was: said }
}

/** Saves what a draft changes of a board, and lets everything that shows it say the same; else why not. */
export async function saveBoard(
  shell: Shell,
  board: Board,
  { draft, was }: { readonly draft: BoardDraft; readonly was: Shown },
  subject: { readonly orbac_subject_id?: string },
): Promise<CallError | null> {
  const changes = changesOf(draft, was)
  if (Object.keys(changes).length === 0) return null
  const saved = await shell.client.call(updateBoard, {
    board_id: board.id,
    ...changes,
    ...beganFrom(changes, was),
    ...subject,
  })
  if (!saved.ok) return saved.error
  putBoard(shell.queries, saved.data)
  moveAddress(shell, board.url, saved.data.url)
  shell.bus.emit(boardChanged, { boardId: board.id })
  return null
}
