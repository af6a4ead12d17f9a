import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { getBoard } from '@tessera/contracts/calls/boards'
import { getInviteLink } from '@tessera/contracts/calls/invite-links'
import type { Invite } from '@tessera/contracts/entities/collaborator'
import type { PageProps } from '@tessera/module'
import { useShell, useViewer } from '@tessera/module/react'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import styles from './invite.module.css'
import { InviteFailure } from './invite-failure.tsx'
import { InviteView } from './invite-view.tsx'
import { standingOf } from './standing.ts'
import { words } from './words.ts'

/** An invitation's page while it loads. */
function InviteWaiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()} className={styles.page}>
      <div className={styles.card}>
        <div className={styles.pictures}>
          <Skeleton className={styles.cover ?? ''} />
        </div>
        <Skeleton width={220} height={32} />
        <Skeleton width={260} height={24} />
        <Skeleton width="80%" height={24} />
        <div className={styles.actions}>
          <Skeleton width={140} height={48} radius="var(--r-full)" />
        </div>
      </div>
    </div>
  )
}

function Answerable({
  invite,
  token,
}: {
  readonly invite: Invite
  readonly token: string
}): ReactElement {
  const { client } = useShell()
  const isMember = useViewer() !== null
  const { id } = invite.board
  const board = useQuery({
    ...queryOptions(client, getBoard, { board_id: id }),
    enabled: isMember,
  })
  // For people who may not see the board yet, the service answers 'not-found'.
  const known = !isMember || board.isFetched
  if (!known) return <InviteWaiting />
  const standing = standingOf(isMember, board.data?.viewer_role ?? null)
  return <InviteView invite={invite} token={token} standing={standing} />
}

/** The page of an invitation to a board. */
export default function InvitePage({
  params: { token },
}: PageProps<{ readonly token: string }>): ReactElement {
  const { client } = useShell()
  const invite = useQuery(queryOptions(client, getInviteLink, { token }))
  if (invite.data !== undefined) return <Answerable invite={invite.data} token={token} />
  if (invite.error === null) return <InviteWaiting />
  return (
    <InviteFailure
      code={callErrorOf(invite.error)?.code ?? ''}
      message={invite.error.message}
      retrying={invite.isFetching}
      onRetry={() => void invite.refetch()}
    />
  )
}
