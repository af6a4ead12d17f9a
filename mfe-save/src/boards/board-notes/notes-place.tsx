import type { Board } from '@tessera/contracts/entities/board'
import { lazy, type ReactElement, Suspense } from 'react'
import { mayInvite } from '../collaborators/may-invite.ts'
import styles from './notes-place.module.css'

const BoardNotes = lazy(() => import(/* webpackChunkName: "board-notes" */ './board-notes.tsx'))

/** The place of a board's notes; nothing of them is loaded where there are none and none can be written. */
export function NotesPlace({ board }: { readonly board: Board }): ReactElement | null {
  const writes = mayInvite(board)
  if (board.note_count === 0 && !writes) return null
  const size = board.note_count > 0 ? styles.some : styles.none
  return (
    <Suspense fallback={<div className={size} />}>
      <BoardNotes board={board} />
    </Suspense>
  )
}
