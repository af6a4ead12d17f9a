import type { Board } from '@tessera/contracts/entities/board'
import { useTitle } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { ActionsUnderWay } from '../../moving/bulk-moves/actions-under-way.tsx'
import { ChosenBar } from '../../moving/chosen-pins/chosen-bar.tsx'
import { useChosenPins } from '../../moving/chosen-pins/use-chosen-pins.ts'
import { NotesPlace } from '../board-notes/notes-place.tsx'
import { useFollowedAddress } from '../followed-address/use-followed-address.ts'
import { ArchivedNotice } from './archived-notice.tsx'
import styles from './board.module.css'
import { BoardHead } from './board-head.tsx'
import { BoardPins } from './board-pins.tsx'
import { isWholeBoard } from './board-query.ts'
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
  useFollowedAddress(board.url)
  const chosen = useChosenPins({ board, section: null, isWhole: isWholeBoard(query) })
  return (
    <>
      <ActionsUnderWay />
      <div className={styles.page}>
        <BoardHead board={board} />
        <ArchivedNotice board={board} />
        <InviteNotice board={board} />
        <NotesPlace board={board} />
        <SectionCards board={board} onDrop={board.can_edit ? chosen.moveInto : undefined} />
        {board.pin_count > 0 ? <BoardTools board={board} query={query} /> : null}
        <BoardPins board={board} query={query} chosen={chosen} />
        <ChosenBar chosen={chosen} />
      </div>
    </>
  )
}
