import { useStore } from '@nanostores/react'
import { deleteSection } from '@tessera/contracts/calls/sections'
import type { Board, Section } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Modal } from '@tessera/ui/modal'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, useState } from 'react'
import { ConfirmAction } from '../../saving/undo/confirm-action.tsx'
import { confirmBoards } from '../../saving/undo/confirm-boards.ts'
import { offerUndo } from '../../saving/undo/offer-undo.ts'
import { useActionRun } from '../../saving/undo/use-action-run.ts'
import { counted } from '../../words.ts'
import { useStanding } from '../board-edit/board-standing.ts'
import { leaveAddress } from '../board-edit/leave-address.ts'
import { sectionPath } from '../board-page/section-path.ts'
import { trashDay } from './trash-day.ts'
import { words } from './words.ts'

interface DeleteSectionProps {
  readonly board: Board
  readonly section: Section
  readonly onClose: () => void
}

/** Asks whether a section is to be deleted, and whether its pins stay on the board. */
export function DeleteSectionModal({ board, section, onClose }: DeleteSectionProps): ReactElement {
  const shell = useShell()
  const locale = useStore(shell.$locale)
  const { subject } = useStanding(board)
  const [keeps, setKeeps] = useState(true)
  const run = useActionRun({
    onClose,
    onDone: (action) => {
      leaveAddress(shell, sectionPath(board, section), board.url)
      confirmBoards(shell, action.kind, [board.id])
      const text = words.sectionDeleted({ section: section.title })
      offerUndo(action, { text, boardIds: [board.id] }, shell)
    },
  })
  const pins = plural(section.pin_count, counted.pins, locale)
  const day = trashDay(new Date(), locale)
  const isEmpty = section.pin_count === 0
  const input = { section_id: section.id, keep_pins: keeps || isEmpty, ...subject }
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
        onConfirm={() => void run.start(() => shell.client.call(deleteSection, input))}
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
