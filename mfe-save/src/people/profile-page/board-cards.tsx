import { useStore } from '@nanostores/react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { BoardCard } from '@tessera/contracts/entities/board'
import type { User } from '@tessera/contracts/entities/user'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell } from '@tessera/module/react'
import { useNearEnd } from '@tessera/ui/grid/use-near-end'
import type { ReactElement } from 'react'
import { inOrderOf } from '../../boards/board-order/flow.ts'
import { orderOwnBoards } from '../../boards/board-order/order-boards.ts'
import { OrderSaid } from '../../boards/board-order/order-said.tsx'
import { type Ordering, useOrder } from '../../boards/board-order/use-order.ts'
import { BoardCardView } from './board-card.tsx'
import styles from './profile.module.css'
import { BoardCardsWaiting } from './profile-waiting.tsx'

interface BoardCardsProps {
  /** Whose boards these are, where they may be put in another order. */
  readonly orderedBy?: User | null
  readonly list: UseInfiniteQueryResult<InfiniteData<{ readonly data: readonly BoardCard[] }>>
  readonly label: string
}

/** Puts somebody's own boards in another order; those that others share with them come after. */
function useBoardOrder(boards: readonly BoardCard[], owner: User | null): Ordering {
  const shell = useShell()
  const viewer = useStore(shell.$viewer)
  const own = boards.filter((board) => board.owner.id === owner?.id)
  const subject = owner === null || owner.id === viewer?.id ? {} : { orbac_subject_id: owner.id }
  const of = { userId: owner?.id ?? '', boards: own, subject }
  return useOrder({ things: own, onOrder: (order) => orderOwnBoards(shell, of, order) })
}

/** A list of boards as cards, more of them as one scrolls. */
export function BoardCards({ list, label, orderedBy = null }: BoardCardsProps): ReactElement {
  const wantsMore = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError
  const end = useNearEnd<HTMLDivElement>(wantsMore, () => void list.fetchNextPage())
  const boards = list.data?.pages.flatMap(({ data }) => data) ?? []
  const ordering = useBoardOrder(boards, orderedBy)
  return (
    <section aria-label={label}>
      <ul className={styles.boards}>
        {inOrderOf(boards, ordering.order).map((board) => (
          <BoardCardView
            key={board.id}
            board={board}
            ordering={board.owner.id === orderedBy?.id ? ordering : null}
          />
        ))}
      </ul>
      <OrderSaid said={ordering.said} />
      {list.isFetchingNextPage ? <BoardCardsWaiting /> : null}
      <div ref={end} />
      <ListFailure list={list} />
    </section>
  )
}
