import { and, eq } from 'drizzle-orm'
import { moveNotes } from '../board-notes/merge.ts'
import { boards, sections } from '../boards/tables.ts'
import { vanish } from '../pins/sight.ts'
import { pins } from '../pins/tables.ts'
import { indexBoard } from '../search/name-words.ts'
import type { Sql } from '../sql.ts'
import type { ActionRow } from './rules.ts'
import { endBusy, setAction } from './store.ts'

/** Ends an action whose pins are all done: what it emptied goes, and its boards are free again. */
export async function finish(tx: Sql, action: ActionRow, now: Date): Promise<ActionRow> {
  const { kind, boardId, sectionId } = action
  if (kind === 'merge-board' && action.targetBoardId !== null)
    await moveNotes(tx, { id: action.id, from: boardId, to: action.targetBoardId })
  if (kind === 'merge-board' || kind === 'delete-board') {
    if (kind === 'delete-board') await vanish(tx, eq(pins.boardId, boardId))
    await tx.update(boards).set({ deletedAt: now, busyWith: null }).where(eq(boards.id, boardId))
    await indexBoard(tx, boardId)
  }
  if (sectionId !== null && (kind === 'merge-section' || kind === 'delete-section'))
    await tx
      .update(sections)
      .set({ deletedAt: now })
      .where(and(eq(sections.id, sectionId), eq(sections.boardId, boardId)))
  await endBusy(tx, action.id)
  return setAction(tx, action.id, { state: 'done', endedAt: now })
}
