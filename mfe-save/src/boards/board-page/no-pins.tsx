import type { Board } from '@tessera/contracts/entities/board'
import { FindIdeas } from '@tessera/module/find-ideas'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactElement } from 'react'
import { FoundNone } from '../pins-asked/found-none.tsx'
import type { BoardQuery } from './board-query.ts'
import { words } from './words.ts'

function emptyText(board: Board): readonly [string, string] {
  if (!board.can_edit) return [words.empty(), words.emptyWhy({ owner: board.owner.full_name })]
  return board.is_archived
    ? [words.emptyArchived(), words.emptyArchivedWhy()]
    : [words.emptyOwn(), words.emptyOwnWhy()]
}

/** Explains why a board shows no pins, and suggests what to do next. */
export function NoPins({
  board,
  asked,
  onShowAll,
}: {
  readonly board: Board
  readonly asked: BoardQuery
  readonly onShowAll: () => void
}): ReactElement {
  if (asked.search !== '')
    return (
      <FoundNone
        title={words.foundNone({ query: asked.search })}
        why={words.foundNoneWhy()}
        onShowAll={onShowAll}
      />
    )
  if (asked.loose && board.pin_count > 0)
    return <FoundNone title={words.looseNone()} why={words.looseNoneWhy()} onShowAll={onShowAll} />
  const [title, why] = emptyText(board)
  return (
    <EmptyState title={title} action={<FindIdeas />}>
      {why}
    </EmptyState>
  )
}
