import { useStore } from '@nanostores/react'
import type { User } from '@tessera/contracts/entities/user'
import { useShell } from '@tessera/module/react'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useReducer } from 'react'
import { createBoardFrom } from '../../saving/board-form/create-board.ts'
import { emptyDraft, nextDraft } from '../../saving/board-form/draft.ts'
import { BoardForm } from '../../saving/board-form/form.tsx'
import { words } from '../../words.ts'

/** Makes a board from a profile of one's own, and goes to it. */
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
  // Made in the name of whose profile it is: the account itself, or whom one acts as.
  const isOther = owner.id === profile?.id && owner.id !== viewer?.id
  const [draft, tell] = useReducer(nextDraft, emptyDraft)

  async function create(): Promise<void> {
    tell({ type: 'create-pressed' })
    const made = await createBoardFrom(draft, shell, isOther ? { orbac_subject_id: owner.id } : {})
    if (!made.ok) {
      tell({ type: 'refused', message: made.message })
      return
    }
    onClose()
    shell.navigate(made.board.url)
  }

  return (
    <Modal
      title={words.createBoard()}
      backdropCloses={draft.name === ''}
      closable={!draft.saving}
      onClose={onClose}
    >
      <BoardForm draft={draft} onEvent={tell} onCreate={() => void create()} />
    </Modal>
  )
}
