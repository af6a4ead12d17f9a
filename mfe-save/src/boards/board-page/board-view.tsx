import type { Board } from '@tessera/contracts/entities/board'
import { useTitle } from '@tessera/module/react'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { lazy, type ReactElement, Suspense } from 'react'
import { ActionsUnderWay } from '../../moving/bulk-moves/actions-under-way.tsx'
import { ChosenBar } from '../../moving/chosen-pins/chosen-bar.tsx'
import { type ChosenPins, useChosenPins } from '../../moving/chosen-pins/use-chosen-pins.ts'
import { InviteNotice } from '../collaborators/invite-card.tsx'
import { useFollowedAddress } from '../followed-address/use-followed-address.ts'
import { PinModes } from '../pins-asked/pin-modes.tsx'
import { PinsTools } from '../pins-asked/pins-tools.tsx'
import { useAsking } from '../pins-asked/use-asking.ts'
import { ArchivedNotice } from './archived-notice.tsx'
import styles from './board.module.css'
import { BoardHead } from './board-head.tsx'
import { BoardPins } from './board-pins.tsx'
import { boardQueryOf, isWholeBoard, pinsInput } from './board-query.ts'
import { SectionCards } from './section-cards.tsx'
import { words } from './words.ts'

const BoardNotes = lazy(
  () => import(/* webpackChunkName: "board-notes" */ '../board-notes/board-notes.tsx'),
)

/** Reserves the place of a board's notes. Loads nothing when there are none. */
function NotesPlace({
  board,
  reorders,
}: {
  readonly board: Board
  readonly reorders: boolean
}): ReactElement | null {
  if (board.note_count === 0) return null
  return (
    <Suspense fallback={<div className={styles.someNotes} />}>
      <BoardNotes board={board} reorders={reorders} />
    </Suspense>
  )
}

interface BoardToolsProps {
  readonly board: Board
  readonly query: URLSearchParams
  readonly chosen: ChosenPins
}

/** Searches, sorts and filters a board's pins, and starts to select or reorder them. */
function BoardTools({ board, query, chosen }: BoardToolsProps): ReactElement | null {
  const place = { path: board.url, query }
  const ask = useAsking(place)
  const { loose } = boardQueryOf(query)
  const items = Math.max(board.pin_count, board.sections.length, board.note_count)
  const modes = board.can_edit ? <PinModes {...place} chosen={chosen} items={items} /> : null
  if (board.pin_count === 0) return <div className={styles.modes}>{modes}</div>
  return (
    <PinsTools {...place} label={words.search()} modes={modes}>
      {board.sections.length === 0 ? null : (
        <div className={styles.which}>
          <ChipRow label={words.which()}>
            <Chip pressed={!loose} onClick={() => ask({ section: null })}>
              {words.all()}
            </Chip>
            <Chip pressed={loose} onClick={() => ask({ section: 'none' })}>
              {words.loose()}
            </Chip>
          </ChipRow>
        </div>
      )}
    </PinsTools>
  )
}

/** A board, its sections, and the pins that the address asks for. */
export function BoardView({
  board,
  query,
}: {
  readonly board: Board
  readonly query: URLSearchParams
}): ReactElement {
  useTitle(board.name)
  useFollowedAddress(board.url)
  const asked = JSON.stringify(pinsInput(board, boardQueryOf(query)))
  const chosen = useChosenPins({ board, section: null, asked, isWhole: isWholeBoard(query) })
  const reorders = chosen.mode === 'reorder'
  return (
    <>
      <ActionsUnderWay />
      <div className={styles.page}>
        <BoardHead board={board} />
        <ArchivedNotice board={board} />
        <InviteNotice board={board} />
        <NotesPlace board={board} reorders={reorders} />
        <SectionCards
          board={board}
          reorders={reorders}
          onDrop={board.can_edit ? chosen.moveInto : undefined}
        />
        <BoardTools board={board} query={query} chosen={chosen} />
        <BoardPins board={board} query={query} chosen={chosen} />
        <ChosenBar chosen={chosen} />
      </div>
    </>
  )
}
