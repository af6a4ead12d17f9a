import type { Board } from '@tessera/contracts/entities/board'
import { useTitle } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { ChosenBar } from '../chosen-pins/chosen-bar.tsx'
import { useChosenPins } from '../chosen-pins/use-chosen-pins.ts'
import styles from './board.module.css'
import { BoardHead } from './board-head.tsx'
import { BoardPins } from './board-pins.tsx'
import { BoardTools } from './board-tools.tsx'
import { InviteNotice } from './invite-notice.tsx'
import { SectionCards } from './section-cards.tsx'

/** A board: what it is, its sections, and its pins as the address asks for them. */
export function BoardView({
  board,
  query,
}: {
  readonly board: Board
  readonly query: URLSearchParams
}): ReactElement {
  useTitle(board.name)
  const chosen = useChosenPins({ boardId: board.id, sectionId: null })
  return (
    <div className={styles.page}>
      <BoardHead board={board} />
      <InviteNotice board={board} />
      <SectionCards
        board={board}
        onDrop={board.can_edit ? (section, ids) => void chosen.moveInto(section, ids) : undefined}
      />
      {board.pin_count > 0 ? <BoardTools board={board} query={query} /> : null}
      <BoardPins board={board} query={query} chosen={chosen} />
      <ChosenBar chosen={chosen} sections={board.sections} />
    </div>
  )
}
