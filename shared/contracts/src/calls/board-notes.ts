import { z } from '@tessera/contracts/schema'
import { BoardNote } from '../entities/board-note.ts'
import { BoardId, NoteId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { pageOptions, side } from './lists.ts'

/** A title, a text or both. At least one must not be empty. */
const words = {
  title: z._default(z.string().check(z.trim(), z.maxLength(limits.noteTitleMax)), ''),
  text: z._default(z.string().check(z.trimLines(), z.maxLength(limits.noteTextMax)), ''),
}

/** Lists a board's notes, in order, for everyone who can see the board. New notes come first. */
export const boardNotes = defineCall({
  name: 'BoardNotesResource.get',
  summary: "Lists a board's notes.",
  method: 'GET',
  path: '/resource/BoardNotesResource/get/',
  input: z.strictObject({ board_id: BoardId, ...pageOptions }),
  output: z.array(BoardNote),
  errors: ['not-found'],
  who: 'anyone',
})

/** Creates a note on a board that the viewer owns or shares. */
export const createNote = defineCall({
  name: 'BoardNotesResource.create',
  summary: 'Creates a note on a board.',
  method: 'POST',
  path: '/resource/BoardNotesResource/create/',
  input: z.strictObject({ board_id: BoardId, ...words }),
  output: BoardNote,
  errors: ['not-found', 'not-allowed', 'notes-many', 'notes-full'],
  who: 'member',
  isPublishing: true,
})

/**
 * Updates a note. When somebody else has changed the note since the given revision, nothing is
 * overwritten and the error's `data.note` has the current note.
 */
export const updateNote = defineCall({
  name: 'BoardNotesResource.update',
  summary: 'Updates a note.',
  method: 'POST',
  path: '/resource/BoardNotesResource/update/',
  input: z.strictObject({ note_id: NoteId, revision: z.int().check(z.gte(1)), ...words }),
  output: BoardNote,
  errors: ['not-found', 'not-allowed', 'note-changed', 'notes-many'],
  who: 'member',
  isPublishing: true,
})

/** Reorders a board's notes: puts a note before or after another note of its board. */
export const orderNote = defineCall({
  name: 'BoardNoteOrderResource.update',
  summary: "Reorders a board's notes.",
  method: 'POST',
  path: '/resource/BoardNoteOrderResource/update/',
  input: z.strictObject({ note_id: NoteId, side, anchor_id: NoteId }),
  output: z.null(),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})

/** Deletes a note. It can be restored for 30 days. */
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

/** Restores a deleted note. */
export const restoreNote = defineCall({
  name: 'BoardNoteUndoResource.create',
  summary: 'Restores a deleted note.',
  method: 'POST',
  path: '/resource/BoardNoteUndoResource/create/',
  input: z.strictObject({ note_id: NoteId }),
  output: BoardNote,
  errors: ['not-found', 'not-allowed', 'notes-full'],
  who: 'member',
})
