import { useStore } from '@nanostores/react'
import { useFlow } from '@tessera/cache/react'
import type { User } from '@tessera/contracts/entities/user'
import { useShell } from '@tessera/module/react'
import {
  type BoardDraft,
  BoardForm,
  type DraftEvent,
  emptyDraft,
  nextDraft,
} from '@tessera/pins/board-form'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import { createInvitedBoard } from '../../saving/collaborators/create-invited-board.ts'
import { words } from '../../saving/words.ts'

/** Creates a board on the viewer's own profile, and opens it. */
export function CreateBoardModal({
  owner,
  onClose,
}: {
  readonly owner: Pick<User, 'id'>
  readonly onClose: () => void
}): ReactElement {
  const shell = useShell()
  const profile = useStore(shell.$profile)
  const viewer = useStore(shell.$viewer)
  // The board belongs to the profile's owner: the viewer, or the account that they act for.
  const isOther = owner.id === profile?.id && owner.id !== viewer?.id
  const madeFor = isOther ? { orbac_subject_id: owner.id } : {}
  const [draft, tell] = useFlow<BoardDraft, DraftEvent>({
    start: emptyDraft,
    next: nextDraft,
    effects: {
      saving: async (wanted, { send }) => {
        const made = await createInvitedBoard(wanted, shell, madeFor)
        if (!made.ok) return send({ type: 'refused', message: made.message })
        onClose()
        shell.navigate(made.board.url)
      },
    },
  })

  return (
    <Modal
      title={words.createBoard()}
      backdropCloses={draft.name === ''}
      closable={draft.kind === 'writing'}
      onClose={onClose}
    >
      <BoardForm draft={draft} onEvent={tell} onCreate={() => tell({ type: 'create-pressed' })} />
    </Modal>
  )
}
