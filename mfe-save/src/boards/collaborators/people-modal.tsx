import type { Board } from '@tessera/contracts/entities/board'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import { words } from '../../saving/collaborators/words.ts'
import { mayInvite } from '../board/board-standing.ts'
import { InviteLink } from './invite-link.tsx'
import { InviteSearch } from './invite-search.tsx'
import { PeopleList } from './people-list.tsx'
import modal from './people-modal.module.css'

interface PeopleModalProps {
  readonly board: Board
  readonly onClose: () => void
}

/** The people of a board. They invite others by name, by email or by a link. */
export default function PeopleModal({ board, onClose }: PeopleModalProps): ReactElement {
  const invites = mayInvite(board)
  return (
    <Modal title={words.title()} onClose={onClose} backdropCloses={false}>
      <div className={modal.modal}>
        {invites ? <InviteSearch board={board} /> : null}
        {invites ? <h3 className={modal.heading}>{words.people()}</h3> : null}
        <div>
          <PeopleList board={board} onLeft={onClose} />
        </div>
        {invites ? <InviteLink board={board} /> : null}
      </div>
    </Modal>
  )
}
