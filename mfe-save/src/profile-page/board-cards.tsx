import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { BoardCard } from '@tessera/contracts/entities/board'
import type { ReactElement } from 'react'
import { ListFailure } from '../missing/list-failure.tsx'
import { useNearEnd } from '../near-end/use-near-end.ts'
import { BoardCardView } from './board-card.tsx'
import styles from './profile.module.css'
import { BoardCardsWaiting } from './profile-waiting.tsx'

interface BoardCardsProps {
  readonly list: UseInfiniteQueryResult<InfiniteData<{ readonly data: readonly BoardCard[] }>>
  readonly label: string
}

/** A list of boards as cards, more of them as one scrolls. */
export function BoardCards({ list, label }: BoardCardsProps): ReactElement {
  const wantsMore = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError
  const end = useNearEnd<HTMLDivElement>(wantsMore, () => void list.fetchNextPage())
  return (
    <section aria-label={label}>
      <ul className={styles.boards}>
        {list.data?.pages
          .flatMap(({ data }) => data)
          .map((board) => (
            <BoardCardView key={board.id} board={board} />
          ))}
      </ul>
      {list.isFetchingNextPage ? <BoardCardsWaiting /> : null}
      <div ref={end} />
      <ListFailure list={list} />
    </section>
  )
}
