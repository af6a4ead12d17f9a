import type { Search } from '@tessera/contracts/search-address'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement, ReactNode } from 'react'
import { BoardResult } from './board-result.tsx'
import styles from './found.module.css'
import { FoundList } from './found-list.tsx'
import { useBoardsFound } from './use-search.ts'
import { words } from './words.ts'

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={words.boardResults()} className={styles.boards}>
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at} className={styles.board}>
          <Skeleton className={styles.collage ?? ''} />
          <Skeleton width="60%" height={16} />
          <Skeleton width="40%" height={12} />
        </div>
      ))}
    </div>
  )
}

/** Boards that were found, as cards. */
export function FoundBoards(props: {
  readonly search: Search
  readonly empty: ReactNode
}): ReactElement {
  const list = useBoardsFound(props.search)
  return (
    <FoundList
      list={list}
      label={words.boardResults()}
      className={styles.boards}
      waiting={<Waiting />}
      empty={props.empty}
      row={(board) => <BoardResult key={board.id} board={board} />}
    />
  )
}
