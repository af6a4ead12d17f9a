import { useStore } from '@nanostores/react'
import { deleteBoard } from '@tessera/contracts/calls/actions'
import type { BoardCard } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import { ConfirmAction } from '../../saving/undo/confirm-action.tsx'
import { confirmBoards } from '../../saving/undo/confirm-boards.ts'
import { offerUndo } from '../../saving/undo/offer-undo.ts'
import { useActionRun } from '../../saving/undo/use-action-run.ts'
import { counted } from '../../words.ts'
import { useStanding } from '../board-edit/board-standing.ts'
import { leaveAddress } from '../board-edit/leave-address.ts'
import { trashDay } from './trash-day.ts'
import { words } from './words.ts'

interface DeleteBoardProps {
  readonly board: BoardCard
  readonly onClose: () => void
}

/** What goes with a board: its pins, and its sections where it has any. */
function contentsOf(board: BoardCard, locale: string): string {
  const pins = plural(board.pin_count, counted.pins, locale)
  if (board.section_count === 0) return pins
  return words.and({ one: pins, other: plural(board.section_count, counted.sections, locale) })
}

/** Asks whether a board is to be deleted, and says what goes with it and until when it can come back. */
export function DeleteBoardModal({ board, onClose }: DeleteBoardProps): ReactElement {
  const shell = useShell()
  const locale = useStore(shell.$locale)
  const { subject } = useStanding(board)
  const { name } = board
  const run = useActionRun({
    onClose,
    onDone: (action) => {
      leaveAddress(shell, board.url, paths.profile.to({ username: board.owner.username }))
      confirmBoards(shell, action.kind, [board.id])
      const text = words.boardDeleted({ board: name })
      offerUndo(action, { text, boardIds: [board.id] }, shell)
    },
  })
  const isEmpty = board.pin_count === 0 && board.section_count === 0
  return (
    <Modal title={words.boardTitle({ board: name })} closable={!run.busy} onClose={onClose}>
      <ConfirmAction
        run={run}
        confirm={words.boardDelete()}
        leave={{ label: words.cancel(), onLeave: onClose }}
        onConfirm={() =>
          void run.start(() => shell.client.call(deleteBoard, { board_id: board.id, ...subject }))
        }
      >
        <p>
          {isEmpty ? words.boardEmpty() : words.boardWhat({ contents: contentsOf(board, locale) })}
        </p>
        <p>{words.boardKept({ day: trashDay(new Date(), locale) })}</p>
      </ConfirmAction>
    </Modal>
  )
}
