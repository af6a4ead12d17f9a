import type { ActionId, BoardId } from '@tessera/contracts/ids'
import { and, eq, isNull, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { boards } from '../boards/tables.ts'
import { boardNotes } from './tables.ts'

/**
 * Moves the notes of a merged board to the target board. Notes from a board that isn't public
 * can be read by members of the board only.
 */
export async function moveNotes(
  tx: Sql,
  merge: { readonly id: ActionId; readonly from: BoardId; readonly to: BoardId },
): Promise<void> {
  await tx
    .update(boardNotes)
    .set({
      boardId: merge.to,
      movedBy: merge.id,
      readers: sql`case when exists (select from ${boards}
        where ${boards.id} = ${merge.from} and ${boards.privacy} <> 'public')
        then 'people' else ${boardNotes.readers} end`,
    })
    .where(and(eq(boardNotes.boardId, merge.from), isNull(boardNotes.deletedAt)))
}

/** Sets who reads the notes of a board that becomes public: its members, or everyone. */
export async function setReaders(
  tx: Sql,
  boardId: BoardId,
  readers: 'people' | 'everyone',
): Promise<void> {
  await tx.update(boardNotes).set({ readers }).where(eq(boardNotes.boardId, boardId))
}

/** Moves notes back when the merge that moved them is undone. */
export async function moveNotesBack(tx: Sql, id: ActionId, to: BoardId): Promise<void> {
  await tx.update(boardNotes).set({ boardId: to, movedBy: null }).where(eq(boardNotes.movedBy, id))
}
