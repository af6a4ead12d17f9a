import { answerInvite, boardInvites } from '@tessera/contracts/calls/collaborators'
import type { Invite } from '@tessera/contracts/entities/collaborator'
import { useShell } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { forgetBoards } from '../kept-answers/forget-boards.ts'
import styles from './invite-card.module.css'
import { words } from './words.ts'

function useAnswer({ board }: Invite) {
  const { client, queries, toast } = useShell()
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
      toast({ text: words.joined({ board: board.name }), tone: 'good' })
    },
  }
}

/** Somebody asks the viewer to a board: yes or no. */
export function InviteCard({ invite }: { readonly invite: Invite }): ReactElement {
  const { inviter } = invite
  const { busy, answer } = useAnswer(invite)
  return (
    <section className={styles.card} aria-label={words.invited({ name: inviter.full_name })}>
      <Avatar
        id={inviter.id}
        name={inviter.full_name}
        picture={inviter.image_medium_url ?? undefined}
        size={48}
        decorative
      />
      <div className={styles.words}>
        <h2 className={styles.title}>{words.invited({ name: inviter.full_name })}</h2>
        <p className={styles.why}>{words.invitedWhy()}</p>
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
