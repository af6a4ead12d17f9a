import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { getBoard } from '@tessera/contracts/calls/boards'
import { getInviteLink } from '@tessera/contracts/calls/invite-links'
import type { Invite } from '@tessera/contracts/entities/collaborator'
import type { PageProps } from '@tessera/module'
import { useShell, useViewer } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { InviteFailure } from './invite-failure.tsx'
import { InviteView } from './invite-view.tsx'
import { InviteWaiting } from './invite-waiting.tsx'
import { standingOf } from './standing.ts'

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
  // A board that they may not see yet is not there for them.
  const known = !isMember || board.isFetched
  if (!known) return <InviteWaiting />
  const standing = standingOf(isMember, board.data?.viewer_role ?? null)
  return <InviteView invite={invite} token={token} standing={standing} />
}

/** The page of an invitation to a board: what it is, who asks, and the way in. */
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
