import type { ActionId, BoardId } from '@tessera/contracts/ids'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { boards } from '../boards/tables.ts'
import type { Sql } from '../sql.ts'
import { boardNotes } from './tables.ts'

/**
 * Takes the notes of a board that is merged along to the other. What was written on a board that is not
 * public is from then on for the people of the board alone.
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

/** Says who reads the notes of a board that becomes public: its people alone, or everyone. */
export async function settleReaders(
  tx: Sql,
  boardId: BoardId,
  readers: 'people' | 'everyone',
): Promise<void> {
  await tx.update(boardNotes).set({ readers }).where(eq(boardNotes.boardId, boardId))
}

/** Puts the notes back that a merge took along. */
export async function moveNotesBack(tx: Sql, id: ActionId, to: BoardId): Promise<void> {
  await tx.update(boardNotes).set({ boardId: to, movedBy: null }).where(eq(boardNotes.movedBy, id))
}
