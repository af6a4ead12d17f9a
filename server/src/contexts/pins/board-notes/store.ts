import type { BoardId, NoteId, UserId } from '@tessera/contracts/ids'
import { and, desc, eq, isNull, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { isPresent, type PersonRow, users } from '../../identity/index.ts'
import { hasBlockWith } from '../users/blocked.ts'
import { boardNotes } from './tables.ts'

/** A note and its author, for a reader. */
export interface NoteRow {
  readonly id: NoteId
  readonly boardId: BoardId
  readonly place: NoteId
  readonly title: string
  readonly text: string
  readonly revision: number
  readonly readers: 'people' | 'everyone'
  readonly createdAt: Date
  readonly editedAt: Date | null
  readonly deletedAt: Date | null
  readonly author: PersonRow
  /** True when the reader or the author has blocked the other. */
  readonly apart: boolean
}

const selectNotes = (db: Sql, readerId: UserId | null) =>
  db
    .select({
      id: boardNotes.id,
      boardId: boardNotes.boardId,
      place: boardNotes.place,
      title: boardNotes.title,
      text: boardNotes.text,
      revision: boardNotes.revision,
      readers: boardNotes.readers,
      createdAt: boardNotes.createdAt,
      editedAt: boardNotes.editedAt,
      deletedAt: boardNotes.deletedAt,
      author: {
        id: users.id,
        username: users.username,
        fullName: users.fullName,
        portraitKey: media.key,
      },
      apart: readerId === null ? sql<boolean>`false` : hasBlockWith(users.id, readerId),
    })
    .from(boardNotes)
    .innerJoin(users, eq(users.id, boardNotes.authorId))
    .leftJoin(media, eq(media.id, users.portraitId))

/**
 * Returns a page of a board's notes, in order, without those of deleted or disabled
 * accounts.
 */
export async function notesOn(
  db: Sql,
  boardId: BoardId,
  asked: {
    readonly readerId: UserId | null
    /** True when the reader owns or shares the board. */
    readonly isOfBoard: boolean
    /** The place and the id of the last note of the previous page. */
    readonly after: readonly [place: string, id: string] | undefined
    readonly most: number
  },
): Promise<readonly NoteRow[]> {
  const { readerId, isOfBoard, after, most } = asked
  return selectNotes(db, readerId)
    .where(
      and(
        isShownOn(boardId),
        isOfBoard ? undefined : eq(boardNotes.readers, 'everyone'),
        after === undefined
          ? undefined
          : sql`(${boardNotes.place}, ${boardNotes.id}) < (${after[0]}::bigint, ${after[1]}::bigint)`,
      ),
    )
    .orderBy(desc(boardNotes.place), desc(boardNotes.id))
    .limit(most)
}

/** Loads a note, deleted or not, whose author's account is live. */
export async function findNote(
  db: Sql,
  id: NoteId,
  readerId: UserId | null,
): Promise<NoteRow | undefined> {
  const [row] = await selectNotes(db, readerId).where(
    and(eq(boardNotes.id, id), isPresent(boardNotes.authorId)),
  )
  return row
}

/** Matches notes that a board shows: not deleted, and by authors whose accounts are live. */
const isShownOn = (boardId: BoardId) =>
  and(eq(boardNotes.boardId, boardId), isNull(boardNotes.deletedAt), isPresent(boardNotes.authorId))

/** Counts the notes that a board shows to its members, or to everyone. */
export const countOfNotes = (db: Sql, boardId: BoardId, isOfBoard = true): Promise<number> =>
  db.$count(
    boardNotes,
    and(isShownOn(boardId), isOfBoard ? undefined : eq(boardNotes.readers, 'everyone')),
  )
