import { useStore } from '@nanostores/react'
import { deleteBoard } from '@tessera/contracts/calls/actions'
import type { BoardCard } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import { ConfirmAction } from '../../saving/undo/confirm-action.tsx'
import { defineWholeCommand, useActionRun } from '../../saving/undo/use-action-run.ts'
import { counted } from '../../saving/words.ts'
import { type BoardStanding, useStanding } from '../board/board-standing.ts'
import { leaveAddress } from '../board/leave-address.ts'
import { trashDay } from './trash-day.ts'
import { words } from './words.ts'

interface DeleteBoardProps {
  readonly board: BoardCard
  readonly onClose: () => void
}

interface Deleting extends Pick<BoardStanding, 'subject'> {
  readonly board: Pick<BoardCard, 'id' | 'name'>
}

const deleteWhole = defineWholeCommand(
  (client, { board, subject }: Deleting) =>
    client.call(deleteBoard, { board_id: board.id, ...subject }),
  {
    name: 'delete-board',
    key: ({ board }) => board.id,
    boards: ({ board }) => [board.id],
    said: (_, { board }) => words.boardDeleted({ board: board.name }),
  },
)

/** Counts the pins and sections that are deleted with a board. */
function contentsOf(board: BoardCard, locale: string): string {
  const pins = plural(board.pin_count, counted.pins, locale)
  if (board.section_count === 0) return pins
  return words.and({ one: pins, other: plural(board.section_count, counted.sections, locale) })
}

/** Asks before a board is deleted. Explains what is deleted with it and until when it can be restored. */
export function DeleteBoardModal({ board, onClose }: DeleteBoardProps): ReactElement {
  const shell = useShell()
  const locale = useStore(shell.$locale)
  const { subject } = useStanding(board)
  const { name } = board
  const run = useActionRun(deleteWhole, {
    onClose,
    onDone: () =>
      leaveAddress(shell, board.url, paths.profile.to({ username: board.owner.username })),
  })
  const isEmpty = board.pin_count === 0 && board.section_count === 0
  return (
    <Modal title={words.boardTitle({ board: name })} closable={!run.busy} onClose={onClose}>
      <ConfirmAction
        run={run}
        confirm={words.boardDelete()}
        leave={{ label: words.cancel(), onLeave: onClose }}
        onConfirm={() => run.start({ board, subject })}
      >
        <p>
          {isEmpty ? words.boardEmpty() : words.boardWhat({ contents: contentsOf(board, locale) })}
        </p>
        <p>{words.boardKept({ day: trashDay(new Date(), locale) })}</p>
      </ConfirmAction>
    </Modal>
  )
}
