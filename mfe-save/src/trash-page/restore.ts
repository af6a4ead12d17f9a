import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { trash, undoAction } from '@tessera/contracts/calls/actions'
import { getBoard } from '@tessera/contracts/calls/boards'
import type { TrashItem } from '@tessera/contracts/entities/action'
import type { ShellContext } from '@tessera/module'
import { tellBoards } from '../undo/tell-boards.ts'
import { untilSettled } from '../undo/until-settled.ts'
import { words } from './words.ts'

type Shell = Pick<ShellContext, 'bus' | 'client' | 'queries' | 'toast'>
type List = InfiniteData<{ readonly data: readonly TrashItem[]; readonly bookmark: string | null }>

/** Takes something out of the trash that is on the screen. */
function withoutItem(queries: QueryClient, actionId: string): void {
  queries.setQueriesData<List>(
    { predicate: ({ queryKey: [call, shape] }) => call === trash.name && shape === 'list' },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          data: page.data.filter(({ action_id }) => action_id !== actionId),
        })),
      },
  )
}

/** Brings something back out of the trash, and says where it is; else why not, in the service's words. */
export async function restore(
  { bus, client, queries, toast }: Shell,
  item: TrashItem,
  name: string,
): Promise<string | null> {
  const begun = await client.call(undoAction, { action_id: item.action_id })
  const end = begun.ok ? await untilSettled(client, begun.data) : begun
  if (!end.ok) return end.error.message
  withoutItem(queries, item.action_id)
  tellBoards(bus, item.kind, [item.board_id])
  const board = await client.call(getBoard, { board_id: item.board_id })
  const link = board.ok ? { link: { label: words.seeBoard(), to: board.data.url } } : {}
  toast({ text: words.restored({ name }), tone: 'good', ...link })
  return null
}
