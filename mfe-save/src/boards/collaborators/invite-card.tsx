import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { answerInvite, boardInvites } from '@tessera/contracts/calls/collaborators'
import type { Board } from '@tessera/contracts/entities/board'
import type { Invite } from '@tessera/contracts/entities/collaborator'
import { useShell, useViewer } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { askBoards } from '../../saving/undo/ask-boards.ts'
import styles from './invite-card.module.css'
import { words } from './words.ts'

interface Answering {
  readonly invite: Invite
  readonly accept: boolean
}

/** Accepts or declines an invitation to a board. */
const answerOneInvite = defineCommand(
  (client, { invite, accept }: Answering) =>
    client.call(answerInvite, { board_id: invite.board.id, accept }),
  {
    name: 'answer-invite',
    key: ({ invite }) => invite.board.id,
    confirm(_, { invite, accept }, draft) {
      draft.lists({ of: [boardInvites], type: 'board', remove: [invite.board.id], ask: 'now' })
      if (accept) askBoards(draft)
    },
    say: {
      done: (_, { invite, accept }) =>
        accept
          ? words.joined({ board: invite.board.name })
          : { text: words.declined(), tone: 'info' },
    },
  },
)

interface InviteCardProps {
  readonly invite: Invite
  /** True outside the board's own page, where the card names the board. */
  readonly named?: boolean
}

/** An invitation to a board, to accept or decline. */
export function InviteCard({ invite, named = false }: InviteCardProps): ReactElement {
  const { inviter, board } = invite
  const accepting = useCommand(answerOneInvite)
  const declining = useCommand(answerOneInvite)
  const name = inviter.full_name
  const title = named ? words.invitedTo({ name, board: board.name }) : words.invited({ name })
  return (
    <section className={styles.card} aria-label={title}>
      <Avatar
        id={inviter.id}
        name={inviter.full_name}
        picture={inviter.image_medium_url ?? undefined}
        size={48}
        decorative
      />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.why}>
          {board.image_cover_url === null ? words.invitedEmpty() : words.invitedWhy()}
        </p>
      </div>
      <div className={styles.answers}>
        <Button
          kind="primary"
          busy={accepting.busy}
          onClick={() => void accepting.run({ invite, accept: true })}
        >
          {words.accept()}
        </Button>
        <Button
          kind="quiet"
          busy={declining.busy}
          onClick={() => void declining.run({ invite, accept: false })}
        >
          {words.decline()}
        </Button>
      </div>
    </section>
  )
}

/** Shows the viewer's pending invitation to a board. */
export function InviteNotice({ board }: { readonly board: Board }): ReactElement | null {
  const { client } = useShell()
  const mayBeInvited = useViewer() !== null && board.viewer_role === null
  const invites = useQuery({ ...queryOptions(client, boardInvites, {}), enabled: mayBeInvited })
  const invite = invites.data?.find(({ board: { id } }) => id === board.id)
  return invite === undefined || !mayBeInvited ? null : <InviteCard invite={invite} />
}
