import type { InfiniteData } from '@tanstack/react-query'
import { orderBoards, userBoards } from '@tessera/contracts/calls/boards'
import type { BoardCard } from '@tessera/contracts/entities/board'
import { boardChanged } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'
import { inOrderOf } from '@tessera/ui/reorder/order'
import { saveOrder } from './save-order.ts'

type Page = { readonly data: readonly BoardCard[]; readonly bookmark: string | null }
type List = InfiniteData<Page>

type Shell = Pick<ShellContext, 'bus' | 'client' | 'queries' | 'toast'>

/** Sorts a list's boards by an order, and keeps the length of each page. */
export function withOrder(list: List, order: readonly string[]): List {
  const boards = inOrderOf(
    list.pages.flatMap(({ data }) => data),
    order,
  )
  let start = 0
  const pages = list.pages.map((page) => {
    const data = boards.slice(start, start + page.data.length)
    start += page.data.length
    return { ...page, data }
  })
  return { ...list, pages }
}

interface OwnBoards {
  readonly userId: string
  readonly boards: readonly BoardCard[]
  readonly subject: { readonly orbac_subject_id?: string }
}

/** Saves the order of a person's boards. Boards that are not loaded yet follow in their own order. */
export function orderOwnBoards(
  { bus, client, queries, toast }: Shell,
  { userId, boards, subject }: OwnBoards,
  order: readonly string[],
): Promise<void> {
  const queryKey = [userBoards.name, 'list', { user_id: userId, sort: 'custom' }]
  const [first] = order
  const kept = {
    key: `boards of ${userId}`,
    agreed: boards.map(({ id }) => id),
    show: (ids: readonly string[]) =>
      void queries.setQueryData<List>(queryKey, (list) => list && withOrder(list, ids)),
    send: (ids: readonly string[]) => client.call(orderBoards, { board_ids: [...ids], ...subject }),
    tell: () => {
      if (first !== undefined) bus.emit(boardChanged, { boardId: first })
    },
  }
  return saveOrder({ queries, toast }, kept, order)
}
