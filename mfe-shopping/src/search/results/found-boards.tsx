import { useStore } from '@nanostores/react'
import type { BoardCard } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import type { Search } from '@tessera/contracts/search-address'
import { useShell } from '@tessera/module/react'
import { BoardCardLink, BoardCardSkeletons } from '@tessera/pins/board-card'
import type { ReactElement, ReactNode } from 'react'
import { useBoardsFound } from '../query/use-search.ts'
import styles from './found.module.css'
import { FoundList } from './found-list.tsx'
import { counted, words } from './words.ts'

/** A found board: its pictures, name, owner and number of pins. */
function BoardResult({ board }: { readonly board: BoardCard }): ReactElement {
  const locale = useStore(useShell().$locale)
  const pins = plural(board.pin_count, counted.pins, locale)
  return (
    <li>
      <BoardCardLink board={board} line={words.by({ owner: board.owner.full_name, pins })} />
    </li>
  )
}

/** The boards that a search finds, as cards. */
export function FoundBoards(props: {
  readonly search: Search
  readonly empty: ReactNode
}): ReactElement {
  const list = useBoardsFound(props.search)
  return (
    <FoundList
      list={list}
      label={words.boardResults()}
      query={props.search.query}
      className={styles.boards}
      waiting={<BoardCardSkeletons label={words.boardResults()} className={styles.boards} />}
      empty={props.empty}
      row={(board) => <BoardResult key={board.id} board={board} />}
    />
  )
}
