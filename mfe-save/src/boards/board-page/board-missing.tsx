import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { boardInvites } from '@tessera/contracts/calls/collaborators'
import type { Invite } from '@tessera/contracts/entities/collaborator'
import { paths } from '@tessera/contracts/paths'
import { Missing } from '@tessera/module/missing'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { PageTitle } from '@tessera/ui/page-title'
import type { ReactElement } from 'react'
import { words as common } from '../../saving/words.ts'
import { InviteCard } from '../collaborators/invite-card.tsx'
import head from '../page-head/page-head.module.css'
import styles from './board.module.css'
import { BoardWaiting } from './board-waiting.tsx'

interface BoardMissingProps {
  readonly address: { readonly username: string; readonly boardSlug: string }
  readonly failure: Error
  readonly retrying: boolean
  readonly onRetry: () => void
}

/** A secret board, to a person who is invited to it. */
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

/** Shows an invitation to a board that the viewer can't see, or the error. */
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
