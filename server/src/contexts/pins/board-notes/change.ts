import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { BoardId, NoteId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { eq, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { type Beside, putBeside } from '../boards/put-beside.ts'
import { lockSharedBoard } from '../collaborators/lock-shared-board.ts'
import type { NoteWords } from './normalize-note.ts'
import { countOfNotes, findNote, type NoteRow } from './store.ts'
import { boardNotes } from './tables.ts'

/** The result of a change: the note as it is now, with an error code when it wasn't changed. */
export type Changed =
  | { readonly code: null; readonly note: NoteRow }
  | { readonly code: ErrorCode; readonly note?: NoteRow }

const kept = (note: NoteRow | undefined): Changed =>
  note === undefined ? { code: 'not-found' } : { code: null, note }

/** Adds a note to a board. Locks the board, so that concurrent calls can't exceed the limit. */
export async function addNote(
  tx: Sql,
  note: NoteWords & {
    readonly id: NoteId
    readonly boardId: BoardId
    readonly authorId: UserId
    readonly createdAt: Date
  },
): Promise<Changed> {
  const held = await lockSharedBoard(tx, note.authorId, note.boardId)
  if (!held.ok) return { code: held.code }
  if ((await countOfNotes(tx, note.boardId)) >= limits.boardNotesMax) return { code: 'notes-full' }
  await tx.insert(boardNotes).values(note)
  return kept(await findNote(tx, note.id, note.authorId))
}

/** Locks the board of a note and returns the note; an error code for non-members. */
async function lockNote(tx: Sql, id: NoteId, userId: UserId): Promise<Changed> {
  const found = await findNote(tx, id, userId)
  if (found === undefined) return { code: 'not-found' }
  const held = await lockSharedBoard(tx, userId, found.boardId)
  if (!held.ok) return { code: held.code }
  // Read again: the note may have moved before the board was locked.
  const note = await findNote(tx, id, userId)
  return note?.boardId === found.boardId ? { code: null, note } : { code: 'not-found' }
}

/** Changes a note, unless somebody changed it since it was read. */
export async function changeNote(
  tx: Sql,
  asked: NoteWords & {
    readonly id: NoteId
    readonly userId: UserId
    readonly revision: number
    readonly now: Date
  },
): Promise<Changed> {
  const { id, userId, revision, title, text, now } = asked
  const held = await lockNote(tx, id, userId)
  if (held.code !== null) return held
  const { note } = held
  if (note.deletedAt !== null) return { code: 'not-found' }
  // Somebody who sends the current text loses nothing through a change in between.
  if (note.title === title && note.text === text) return held
  if (note.revision !== revision) return { code: 'note-changed', note }
  await tx
    .update(boardNotes)
    .set({ title, text, editedAt: now, revision: sql`${boardNotes.revision} + 1` })
    .where(eq(boardNotes.id, id))
  return kept(await findNote(tx, id, userId))
}

/** Moves a note before or after another note of its board. */
export async function moveNote(
  tx: Sql,
  id: NoteId,
  userId: UserId,
  beside: Pick<Beside, 'anchorId' | 'side' | 'top'>,
): Promise<Changed> {
  const held = await lockNote(tx, id, userId)
  if (held.code !== null) return held
  const asked = { ...beside, boardId: held.note.boardId, ids: [id] }
  return (await putBeside(tx, boardNotes, asked)) ? held : { code: 'not-found' }
}

/** Deletes a note; it can be restored for a while. */
export async function removeNote(tx: Sql, id: NoteId, userId: UserId, now: Date): Promise<Changed> {
  const held = await lockNote(tx, id, userId)
  if (held.code !== null) return held
  if (held.note.deletedAt !== null) return { code: 'not-found' }
  await tx.update(boardNotes).set({ deletedAt: now }).where(eq(boardNotes.id, id))
  return held
}

/** Restores a deleted note; does nothing when it isn't deleted. */
export async function undeleteNote(tx: Sql, id: NoteId, userId: UserId): Promise<Changed> {
  const held = await lockNote(tx, id, userId)
  if (held.code !== null || held.note.deletedAt === null) return held
  if ((await countOfNotes(tx, held.note.boardId)) >= limits.boardNotesMax)
    return { code: 'notes-full' }
  await tx.update(boardNotes).set({ deletedAt: null }).where(eq(boardNotes.id, id))
  return kept(await findNote(tx, id, userId))
}
