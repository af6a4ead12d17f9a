import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { boardInvites } from '@tessera/contracts/calls/collaborators'
import type { Invite } from '@tessera/contracts/entities/collaborator'
import { paths } from '@tessera/contracts/paths'
import { Missing } from '@tessera/module/missing'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { PageTitle } from '@tessera/ui/page-title'
import type { ReactElement } from 'react'
import { words as common } from '../../words.ts'
import styles from './board.module.css'
import head from './board-head.module.css'
import { BoardWaiting } from './board-waiting.tsx'
import { InviteCard } from './invite-card.tsx'

interface BoardMissingProps {
  readonly address: { readonly username: string; readonly boardSlug: string }
  readonly failure: Error
  readonly retrying: boolean
  readonly onRetry: () => void
}

/** A board that nobody sees who has not joined it, to somebody who was asked to. */
function HiddenBoard({ invite }: { readonly invite: Invite }): ReactElement {
  useTitle(invite.board.name)
  return (
    <div className={styles.page}>
      <header className={head.head}>
        <PageTitle size="hero" className={head.name ?? ''}>
          {invite.board.name}
        </PageTitle>
      </header>
      <InviteCard invite={invite} />
    </div>
  )
}

/** What stands where a board could not be had: an invitation to it, or why it is not there. */
export function BoardMissing(props: BoardMissingProps): ReactElement {
  const { address, failure, retrying, onRetry } = props
  const { client } = useShell()
  const viewer = useViewer()
  const mayBeHidden = viewer !== null && callErrorOf(failure)?.code === 'not-found'
  const invites = useQuery({
    ...queryOptions(client, boardInvites, {}),
    enabled: mayBeHidden,
  })
  const invite = invites.data?.find(({ board }) => board.url === paths.board.to(address))
  if (mayBeHidden && invites.isPending) return <BoardWaiting label={common.loading()} />
  if (mayBeHidden && invite !== undefined) return <HiddenBoard invite={invite} />
  return (
    <Missing
      failure={failure}
      title={common.boardMissing()}
      why={common.boardMissingWhy()}
      retrying={retrying}
      onRetry={onRetry}
    />
  )
}
