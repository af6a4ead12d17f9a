import { useStore } from '@nanostores/react'
import { deleteSection } from '@tessera/contracts/calls/sections'
import type { Board, Section } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Modal } from '@tessera/ui/modal'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, useState } from 'react'
import { ConfirmAction } from '../../saving/undo/confirm-action.tsx'
import { defineWholeCommand, useActionRun } from '../../saving/undo/use-action-run.ts'
import { counted } from '../../saving/words.ts'
import { type BoardStanding, useStanding } from '../board/board-standing.ts'
import { leaveAddress } from '../board/leave-address.ts'
import { sectionPath } from '../board/section-path.ts'
import { trashDay } from './trash-day.ts'
import { words } from './words.ts'

interface DeleteSectionProps {
  readonly board: Board
  readonly section: Section
  readonly onClose: () => void
}

interface Deleting extends Pick<BoardStanding, 'subject'> {
  readonly boardId: string
  readonly section: Section
  readonly keepsPins: boolean
}

const deleteWhole = defineWholeCommand(
  (client, { section, keepsPins, subject }: Deleting) =>
    client.call(deleteSection, { section_id: section.id, keep_pins: keepsPins, ...subject }),
  {
    name: 'delete-section',
    key: ({ section }) => section.id,
    boards: ({ boardId }) => [boardId],
    said: (_, { section }) => words.sectionDeleted({ section: section.title }),
  },
)

/** Asks before a section is deleted, and whether its pins stay on the board. */
export function DeleteSectionModal({ board, section, onClose }: DeleteSectionProps): ReactElement {
  const shell = useShell()
  const locale = useStore(shell.$locale)
  const { subject } = useStanding(board)
  const [keeps, setKeeps] = useState(true)
  const run = useActionRun(deleteWhole, {
    onClose,
    onDone: () => leaveAddress(shell, sectionPath(board, section), board.url),
  })
  const pins = plural(section.pin_count, counted.pins, locale)
  const day = trashDay(new Date(), locale)
  const isEmpty = section.pin_count === 0
  const asked = { boardId: board.id, section, keepsPins: keeps || isEmpty, subject }
  return (
    <Modal
      title={words.sectionTitle({ section: section.title })}
      closable={run.under !== null || !run.busy}
      onClose={onClose}
    >
      <ConfirmAction
        run={run}
        confirm={words.sectionDelete()}
        leave={{ label: words.cancel(), onLeave: onClose }}
        onConfirm={() => run.start(asked)}
      >
        {isEmpty ? (
          <p>{words.sectionEmpty({ day })}</p>
        ) : (
          <>
            <Switch
              label={words.sectionKeep({ board: board.name })}
              hint={words.sectionKeepHint({ pins })}
              checked={keeps}
              disabled={run.busy}
              onChange={({ currentTarget }) => setKeeps(currentTarget.checked)}
            />
            <p role="status">
              {keeps ? words.sectionWhatKeep() : words.sectionWhatDelete({ pins, day })}
            </p>
          </>
        )}
      </ConfirmAction>
    </Modal>
  )
}
