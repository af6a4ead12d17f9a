import { z } from '@tessera/contracts/schema'
import { BoardNote } from '../entities/board-note.ts'
import { BoardId, NoteId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** A title, a text, or both: one of them says something. */
const words = {
  title: z._default(z.string().check(z.trim(), z.maxLength(limits.noteTitleMax)), ''),
  text: z._default(z.string().check(z.trim(), z.maxLength(limits.noteTextMax)), ''),
}

/** The notes of a board, the newest first, for whoever sees the board. */
export const boardNotes = defineCall({
  name: 'BoardNotesResource.get',
  summary: 'The notes of a board.',
  method: 'GET',
  path: '/resource/BoardNotesResource/get/',
  input: z.strictObject({ board_id: BoardId, ...pageOptions }),
  output: z.array(BoardNote),
  errors: ['not-found'],
  who: 'anyone',
})

/** Writes a note on a board of one's own, or one that one shares. */
export const createNote = defineCall({
  name: 'BoardNotesResource.create',
  summary: 'Writes a note on a board.',
  method: 'POST',
  path: '/resource/BoardNotesResource/create/',
  input: z.strictObject({ board_id: BoardId, ...words }),
  output: BoardNote,
  errors: ['not-found', 'not-allowed', 'notes-many', 'notes-full'],
  who: 'member',
})

/**
 * Changes a note. It says which revision it began from: when somebody has changed the note since, nothing
 * is written over, and the answer's `data.note` is the note as it is.
 */
export const updateNote = defineCall({
  name: 'BoardNotesResource.update',
  summary: 'Changes a note.',
  method: 'POST',
  path: '/resource/BoardNotesResource/update/',
  input: z.strictObject({ note_id: NoteId, revision: z.int().check(z.gte(1)), ...words }),
  output: BoardNote,
  errors: ['not-found', 'not-allowed', 'note-changed', 'notes-many'],
  who: 'member',
})

/** Deletes a note; for thirty days it can be brought back. */
export const deleteNote = defineCall({
  name: 'BoardNotesResource.delete',
  summary: 'Deletes a note.',
  method: 'POST',
  path: '/resource/BoardNotesResource/delete/',
  input: z.strictObject({ note_id: NoteId }),
  output: z.null(),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})

/** Brings back a note that was deleted, as it was. */
export const restoreNote = defineCall({
  name: 'BoardNoteUndoResource.create',
  summary: 'Brings back a deleted note.',
  method: 'POST',
  path: '/resource/BoardNoteUndoResource/create/',
  input: z.strictObject({ note_id: NoteId }),
  output: BoardNote,
  errors: ['not-found', 'not-allowed', 'notes-full'],
  who: 'member',
})
