import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { userBoards } from '@tessera/contracts/calls/boards'
import type { User } from '@tessera/contracts/entities/user'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactElement } from 'react'
import { FindIdeas } from '../missing/find-ideas.tsx'
import { ListFailure } from '../missing/list-failure.tsx'
import { words } from '../words.ts'
import { BoardCardView } from './board-card.tsx'
import styles from './profile.module.css'
import { BoardCardsWaiting } from './profile-waiting.tsx'
import { useNearEnd } from './use-near-end.ts'

interface ProfileBoardsProps {
  readonly user: User
  readonly own: boolean
  readonly onCreate: () => void
}

function NoBoards({ user, own, onCreate }: ProfileBoardsProps): ReactElement {
  if (!own)
    return (
      <EmptyState title={words.profileEmpty()} action={<FindIdeas />}>
        {words.profileEmptyWhy({ name: user.full_name })}
      </EmptyState>
    )
  return (
    <EmptyState
      title={words.profileEmptyOwn()}
      action={
        <Button kind="primary" onClick={onCreate}>
          {words.createBoard()}
        </Button>
      }
    >
      {words.profileEmptyOwnWhy()}
    </EmptyState>
  )
}

/** The boards of a profile that the viewer may see, more of them as one scrolls. */
export function ProfileBoards(props: ProfileBoardsProps): ReactElement {
  const { user } = props
  const { client } = useShell()
  const list = useInfiniteQuery(listOptions(client, userBoards, { user_id: user.id }))
  const wantsMore = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError
  const end = useNearEnd<HTMLDivElement>(wantsMore, () => void list.fetchNextPage())
  const boards = list.data?.pages.flatMap(({ data }) => data)
  if (boards === undefined && list.error === null) return <BoardCardsWaiting />
  return (
    <section aria-label={words.boardsOf({ name: user.full_name })}>
      {boards?.length === 0 ? <NoBoards {...props} /> : null}
      <ul className={styles.boards}>
        {boards?.map((board) => (
          <BoardCardView key={board.id} board={board} />
        ))}
      </ul>
      {list.isFetchingNextPage ? <BoardCardsWaiting /> : null}
      <div ref={end} />
      <ListFailure list={list} />
    </section>
  )
}
