import { useStore } from '@nanostores/react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { BoardCard } from '@tessera/contracts/entities/board'
import type { User } from '@tessera/contracts/entities/user'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell } from '@tessera/module/react'
import { Announcement } from '@tessera/ui/announcement'
import { useNearEnd } from '@tessera/ui/grid/use-near-end'
import { inOrderOf } from '@tessera/ui/reorder/order'
import { type Reorder, useReorder } from '@tessera/ui/reorder/use-reorder'
import type { ReactElement } from 'react'
import { BoardCardView } from './board-card.tsx'
import { orderOwnBoards, ownBoardsOf } from './board-order.ts'
import styles from './profile.module.css'
import { BoardCardsWaiting } from './profile-waiting.tsx'

interface BoardCardsProps {
  /** The owner of the boards, in a list that can be reordered. */
  readonly orderedBy?: User | null
  readonly list: UseInfiniteQueryResult<InfiniteData<{ readonly data: readonly BoardCard[] }>>
  readonly label: string
}

/** Reorders a person's own boards; boards that others share with them follow. */
function useBoardOrder(boards: readonly BoardCard[], owner: User | null): Reorder {
  const shell = useShell()
  const viewer = useStore(shell.$viewer)
  const own = boards.filter((board) => board.owner.id === owner?.id)
  const whose = ownBoardsOf(owner?.id ?? '', viewer?.id)
  return useReorder({
    items: own,
    onOrder: (order) => shell.commands.run(orderOwnBoards, { ...whose, order }).then(() => {}),
  })
}

/** A list of boards as cards, which loads more while it is scrolled. */
export function BoardCards({ list, label, orderedBy = null }: BoardCardsProps): ReactElement {
  const wantsMore = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError
  const end = useNearEnd<HTMLDivElement>(wantsMore, () => void list.fetchNextPage())
  const boards = list.data?.pages.flatMap(({ data }) => data) ?? []
  const reorder = useBoardOrder(boards, orderedBy)
  return (
    <section aria-label={label}>
      <ul className={styles.boards}>
        {inOrderOf(boards, reorder.order).map((board) => (
          <BoardCardView
            key={board.id}
            board={board}
            reorder={board.owner.id === orderedBy?.id ? reorder : null}
          />
        ))}
      </ul>
      <Announcement text={reorder.said} urgent />
      {list.isFetchingNextPage ? <BoardCardsWaiting /> : null}
      <div ref={end} />
      <ListFailure list={list} />
    </section>
  )
}
