import type { Board } from '@tessera/contracts/entities/board'
import { useTitle } from '@tessera/module/react'
import type { ReactElement } from 'react'
import styles from './board.module.css'
import { BoardHead } from './board-head.tsx'
import { BoardPins } from './board-pins.tsx'

/** A board with its pins. */
export function BoardView({ board }: { readonly board: Board }): ReactElement {
  useTitle(board.name)
  return (
    <div className={styles.page}>
      <BoardHead board={board} />
      <BoardPins board={board} />
    </div>
  )
}
