import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { trash, undoAction } from '@tessera/contracts/calls/actions'
import { getBoard } from '@tessera/contracts/calls/boards'
import type { TrashItem } from '@tessera/contracts/entities/action'
import type { ShellContext } from '@tessera/module'
import { confirmBoards } from '../../saving/undo/confirm-boards.ts'
import { untilSettled } from '../../saving/undo/until-settled.ts'
import { words } from './words.ts'

type Shell = Pick<ShellContext, 'bus' | 'cache' | 'client' | 'queries' | 'toast'>
type List = InfiniteData<{ readonly data: readonly TrashItem[]; readonly bookmark: string | null }>

/** Takes items out of the trash that is on the screen. */
export function withoutItems(queries: QueryClient, actionIds: readonly string[]): void {
  const gone = new Set(actionIds)
  queries.setQueriesData<List>(
    { predicate: ({ queryKey: [call, shape] }) => call === trash.name && shape === 'list' },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          data: page.data.filter(({ action_id }) => !gone.has(action_id)),
        })),
      },
  )
}

/** Restores an item of the trash. Returns the service's words when it refuses. */
export async function restore(shell: Shell, item: TrashItem): Promise<string | null> {
  const { client, queries } = shell
  const begun = await client.call(undoAction, { action_id: item.action_id })
  const end = begun.ok ? await untilSettled(client, begun.data) : begun
  if (!end.ok) return end.error.message
  withoutItems(queries, [item.action_id])
  confirmBoards(shell, item.kind, [item.board_id])
  return null
}

/** Restores one item, and says where it is. Returns the service's words when it refuses. */
export async function restoreOne(
  shell: Shell,
  item: TrashItem,
  name: string,
): Promise<string | null> {
  const refusal = await restore(shell, item)
  if (refusal !== null) return refusal
  const board = await shell.client.call(getBoard, { board_id: item.board_id })
  const link = board.ok ? { link: { label: words.seeBoard(), to: board.data.url } } : {}
  shell.toast({ text: words.restored({ name }), tone: 'good', ...link })
  return null
}

/** Boards come before what was deleted from them, which cannot come back without them. */
const rank: Readonly<Record<TrashItem['kind'], number>> = {
  'delete-board': 0,
  'merge-board': 1,
  'delete-section': 2,
  'merge-section': 3,
  'delete-pins': 4,
}

/** The order in which several items are restored. */
export const inRestoreOrder = (items: readonly TrashItem[]): readonly TrashItem[] =>
  items.toSorted((one, other) => rank[one.kind] - rank[other.kind])
