import type { PageProps } from '@tessera/module'
import { words } from '../../saving/words.ts'
import { BoardMissing } from './board-missing.tsx'
import { BoardView } from './board-view.tsx'
import { BoardWaiting } from './board-waiting.tsx'
import { isGone, useBoard } from './use-board.ts'

/** A board's page. */
export default function BoardPage({
  params: { username, boardSlug },
  query,
}: PageProps<{ readonly username: string; readonly boardSlug: string }>) {
  const board = useBoard(username, boardSlug)
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
