import type { UserId } from '@tessera/contracts/ids'
import { and, asc, eq, isNull } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import type { ExportedPart } from '../../base/whole-account-parts.ts'
import { boardNotes } from './tables.ts'

const notesOf = async (db: Sql, id: UserId) =>
  db
    .select({
      id: boardNotes.id,
      boardId: boardNotes.boardId,
      title: boardNotes.title,
      text: boardNotes.text,
      createdAt: boardNotes.createdAt,
    })
    .from(boardNotes)
    .where(and(eq(boardNotes.authorId, id), isNull(boardNotes.deletedAt)))
    .orderBy(asc(boardNotes.id))

/** The notes that a member wrote on boards. */
export const noteExports: readonly ExportedPart[] = [{ file: 'notes', load: notesOf }]
