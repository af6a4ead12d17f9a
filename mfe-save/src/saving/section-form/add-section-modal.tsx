import { useFlow } from '@tessera/cache/react'
import type { BoardLink, Section } from '@tessera/contracts/entities/board'
import type { PinId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { advertiserOption, useActing } from '@tessera/pins/acting'
import {
  createSectionFrom,
  emptySectionDraft,
  nextSectionDraft,
  type SectionDraft,
  type SectionDraftEvent,
  SectionForm,
} from '@tessera/pins/section-form'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import { words } from './words.ts'

interface AddSectionModalProps {
  readonly board: Pick<BoardLink, 'id'>
  /** Pins of the board that move into the new section. */
  readonly initialPins?: readonly PinId[]
  /** Called after the modal has closed. */
  readonly onAdded?: (section: Section) => void
  readonly onClose: () => void
}

/** Adds a section to a board, from any place that shows the board. */
export function AddSectionModal(props: AddSectionModalProps): ReactElement {
  const { board, initialPins = [], onAdded, onClose } = props
  const shell = useShell()
  const { acting, failure } = useActing()
  const [draft, tell] = useFlow<SectionDraft, SectionDraftEvent>({
    start: emptySectionDraft,
    next: nextSectionDraft,
    effects: {
      saving: async (wanted, { send }) => {
        const advertiser = acting === undefined ? {} : advertiserOption(acting)
        const place = { boardId: board.id, initialPins, ...advertiser }
        const made = await createSectionFrom(wanted, place, shell)
        if (!made.ok) return send({ type: 'refused', message: made.message })
        onClose()
        onAdded?.(made.section)
      },
    },
  })

  return (
    <Modal
      title={words.addSection()}
      backdropCloses={draft.name === ''}
      closable={draft.kind === 'writing'}
      busy={acting === undefined && failure === null}
      onClose={onClose}
    >
      <SectionForm draft={draft} onEvent={tell} onAdd={() => tell({ type: 'add-pressed' })} />
    </Modal>
  )
}
