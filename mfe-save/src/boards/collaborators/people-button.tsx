import type { Board } from '@tessera/contracts/entities/board'
import { defineMessages } from '@tessera/contracts/messages'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { mayInvite } from '../board/board-standing.ts'

// Not in the modal's words, which load with the modal.
const words = defineMessages({
  invite: 'Invite people to this board',
  see: 'See the people of this board',
})

const PeopleModal = lazy(() => import(/* webpackChunkName: "board-people" */ './people-modal.tsx'))

/** Opens the list of a board's people. Hidden on a board without collaborators that the viewer can't invite to. */
export function PeopleButton({ board }: { readonly board: Board }): ReactElement | null {
  const [open, setOpen] = useState(false)
  const invites = mayInvite(board)
  if (!invites && board.collaborator_count === 0) return null
  const label = invites ? words.invite() : words.see()
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        square
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon shape={invites ? icons.plus : icons.people} size={20} />
      </Button>
      {open ? (
        <Suspense>
          <PeopleModal board={board} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
