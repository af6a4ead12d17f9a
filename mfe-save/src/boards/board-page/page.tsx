import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getBoard } from '@tessera/contracts/calls/boards'
import type { PageProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { words } from '../../words.ts'
import { BoardMissing } from './board-missing.tsx'
import { BoardView } from './board-view.tsx'
import { BoardWaiting } from './board-waiting.tsx'
import { isGone } from './is-gone.ts'

/** A board's page. */
export default function BoardPage({
  params: { username, boardSlug },
  query,
}: PageProps<{ readonly username: string; readonly boardSlug: string }>) {
  const { client } = useShell()
  const board = useQuery(queryOptions(client, getBoard, { username, slug: boardSlug }))
  if (board.data !== undefined && !isGone(board.error))
    return <BoardView board={board.data} query={query} />
  if (board.error === null) return <BoardWaiting label={words.loading()} />
  return (
    <BoardMissing
      address={{ username, boardSlug }}
      failure={board.error}
      retrying={board.isFetching}
      onRetry={() => void board.refetch()}
    />
  )
}
