import type { ActionId, BoardId } from '@tessera/contracts/ids'
import { and, eq, isNull } from 'drizzle-orm'
import type { Sql } from '../sql.ts'
import { boardNotes } from './tables.ts'

/** Takes the notes of a board that is merged along to the other. */
export async function moveNotes(
  tx: Sql,
  merge: { readonly id: ActionId; readonly from: BoardId; readonly to: BoardId },
): Promise<void> {
  await tx
    .update(boardNotes)
    .set({ boardId: merge.to, movedBy: merge.id })
    .where(and(eq(boardNotes.boardId, merge.from), isNull(boardNotes.deletedAt)))
}

/** Puts the notes back that a merge took along. */
export async function moveNotesBack(tx: Sql, id: ActionId, to: BoardId): Promise<void> {
  await tx.update(boardNotes).set({ boardId: to, movedBy: null }).where(eq(boardNotes.movedBy, id))
}
