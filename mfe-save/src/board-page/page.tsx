import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getBoard } from '@tessera/contracts/calls/boards'
import type { PageProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { Missing } from '../missing/missing.tsx'
import { words } from '../words.ts'
import { BoardView } from './board-view.tsx'
import { BoardWaiting } from './board-waiting.tsx'

/** A board's page. */
export default function BoardPage({
  params: { username, boardSlug },
}: PageProps<{ readonly username: string; readonly boardSlug: string }>) {
  const { client } = useShell()
  const board = useQuery(queryOptions(client, getBoard, { username, slug: boardSlug }))
  if (board.data !== undefined) return <BoardView board={board.data} />
  if (board.error === null) return <BoardWaiting />
  return (
    <Missing
      failure={board.error}
      title={words.boardMissing()}
      why={words.boardMissingWhy()}
      retrying={board.isFetching}
      onRetry={() => void board.refetch()}
    />
  )
}
