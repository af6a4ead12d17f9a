import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { boardInvites } from '@tessera/contracts/calls/collaborators'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import styles from '../../saving/collaborators/collaborators.module.css'
import { words } from '../../saving/collaborators/words.ts'
import { InviteCard } from './invite-card.tsx'

/** The viewer's pending invitations to boards. */
export default function WaitingInvites(): ReactElement | null {
  const { client } = useShell()
  const list = useInfiniteQuery(listOptions(client, boardInvites, {}))
  const invites = list.data?.pages.flatMap(({ data }) => data) ?? []
  if (invites.length === 0) return null
  return (
    <section aria-label={words.waitingInvites()}>
      {invites.map((invite) => (
        <InviteCard key={invite.board.id} invite={invite} named />
      ))}
      {list.hasNextPage ? (
        <div className={styles.more}>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {words.moreInvites()}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
