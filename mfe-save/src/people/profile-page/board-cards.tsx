import { useStore } from '@nanostores/react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { orderBoards, userBoards } from '@tessera/contracts/calls/boards'
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
import styles from './profile.module.css'
import { BoardCardsWaiting } from './profile-waiting.tsx'

interface BoardsOrder {
  readonly userId: string
  readonly order: readonly string[]
  readonly subject: { readonly orbac_subject_id?: string }
}

/** Reorders a person's boards. The last of several orders counts. */
const orderOwnBoards = defineCommand(
  (client, { order, subject }: BoardsOrder) =>
    client.call(orderBoards, { board_ids: [...order], ...subject }),
  {
    name: 'order-boards',
    latest: true,
    key: ({ userId }) => userId,
    show({ userId, order }, draft) {
      const input = { user_id: userId, sort: 'custom' }
      draft.lists({ of: [userBoards], input, type: 'board', order: [...order] })
    },
  },
)

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
  const subject = owner === null || owner.id === viewer?.id ? {} : { orbac_subject_id: owner.id }
  const userId = owner?.id ?? ''
  return useReorder({
    items: own,
    onOrder: (order) =>
      shell.commands.run(orderOwnBoards, { userId, order, subject }).then(() => {}),
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
