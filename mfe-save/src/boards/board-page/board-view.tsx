import type { Board } from '@tessera/contracts/entities/board'
import { useTitle } from '@tessera/module/react'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { lazy, type ReactElement, Suspense } from 'react'
import { ActionsUnderWay } from '../../moving/bulk-moves/actions-under-way.tsx'
import { ChosenBar } from '../../moving/chosen-pins/chosen-bar.tsx'
import { useChosenPins } from '../../moving/chosen-pins/use-chosen-pins.ts'
import { mayInvite } from '../collaborators/may-invite.ts'
import { useFollowedAddress } from '../followed-address/use-followed-address.ts'
import { PinsTools } from '../pins-asked/pins-tools.tsx'
import { useAsking } from '../pins-asked/use-asking.ts'
import { ArchivedNotice } from './archived-notice.tsx'
import styles from './board.module.css'
import { BoardHead } from './board-head.tsx'
import { BoardPins } from './board-pins.tsx'
import { boardQueryOf, isWholeBoard } from './board-query.ts'
import { InviteNotice } from './invite-card.tsx'
import { SectionCards } from './section-cards.tsx'
import { words } from './words.ts'

const BoardNotes = lazy(
  () => import(/* webpackChunkName: "board-notes" */ '../board-notes/board-notes.tsx'),
)

/** Reserves the place of a board's notes. Loads nothing when there are none and the viewer may not add one. */
function NotesPlace({ board }: { readonly board: Board }): ReactElement | null {
  if (board.note_count === 0 && !mayInvite(board)) return null
  const size = board.note_count > 0 ? styles.someNotes : styles.noNotes
  return (
    <Suspense fallback={<div className={size} />}>
      <BoardNotes board={board} />
    </Suspense>
  )
}

/** Searches, sorts and filters a board's pins. */
function BoardTools({
  board,
  query,
}: {
  readonly board: Board
  readonly query: URLSearchParams
}): ReactElement {
  const place = { path: board.url, query }
  const ask = useAsking(place)
  const { loose } = boardQueryOf(query)
  return (
    <PinsTools {...place} label={words.search()}>
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
