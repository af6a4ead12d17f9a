import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { boardInvites } from '@tessera/contracts/calls/collaborators'
import type { Board } from '@tessera/contracts/entities/board'
import { useShell, useViewer } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { InviteCard } from './invite-card.tsx'

/** Asks the viewer for an answer when somebody has asked them to join this board. */
export function InviteNotice({ board }: { readonly board: Board }): ReactElement | null {
  const { client } = useShell()
  const viewer = useViewer()
  const invites = useQuery({
    ...queryOptions(client, boardInvites, {}),
    enabled: viewer !== null && board.viewer_role === null,
  })
  const invite =
    board.viewer_role === null
      ? invites.data?.find(({ board: { id } }) => id === board.id)
      : undefined
  return invite === undefined ? null : <InviteCard invite={invite} />
}
