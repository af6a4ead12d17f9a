import { answerInvite, boardInvites } from '@tessera/contracts/calls/collaborators'
import type { Invite } from '@tessera/contracts/entities/collaborator'
import { boardChanged } from '@tessera/contracts/events/facts'
import { useShell } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { forgetBoards } from '../../saving/kept-answers/forget-boards.ts'
import styles from './invite-card.module.css'
import { words } from './words.ts'

function useAnswer({ board }: Invite) {
  const { bus, client, queries, toast } = useShell()
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null)
  return {
    busy,
    answer: async (accept: boolean) => {
      setBusy(accept ? 'yes' : 'no')
      const result = await client.call(answerInvite, { board_id: board.id, accept })
      setBusy(null)
      if (!result.ok) return toast({ text: result.error.message, tone: 'bad' })
      await queries.invalidateQueries({ queryKey: [boardInvites.name] })
      if (!accept) return toast({ text: words.declined() })
      forgetBoards(queries)
      bus.emit(boardChanged, { boardId: board.id })
      toast({ text: words.joined({ board: board.name }), tone: 'good' })
    },
  }
}

interface InviteCardProps {
  readonly invite: Invite
  /** Where it does not stand on the board's own page: which board it is. */
  readonly named?: boolean
}

/** Somebody asks the viewer to a board: yes or no. */
export function InviteCard({ invite, named = false }: InviteCardProps): ReactElement {
  const { inviter, board } = invite
  const { busy, answer } = useAnswer(invite)
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
        <Button kind="primary" busy={busy === 'yes'} onClick={() => void answer(true)}>
          {words.accept()}
        </Button>
        <Button kind="quiet" busy={busy === 'no'} onClick={() => void answer(false)}>
          {words.decline()}
        </Button>
      </div>
    </section>
  )
}
