import { bind, type Draft, defineCommand } from '@tessera/cache'
import {
  boardNotes,
  createNote,
  deleteNote,
  restoreNote,
  updateNote,
} from '@tessera/contracts/calls/board-notes'
import type { BoardNote } from '@tessera/contracts/entities/board-note'
import type { BoardId } from '@tessera/contracts/ids'
import type { NoteDraft } from './note-draft.ts'
import { words } from './words.ts'

type Placed = Pick<BoardNote, 'board_id'>

/** Changes the number of notes that a board says it has. */
function countNotes(draft: Draft, { board_id: id }: Placed, by: number): void {
  draft.patch('board', id, ({ note_count: count }) =>
    count === undefined ? {} : { note_count: Math.max(0, count + by) },
  )
}

/** Fetches the notes of a board again, in every tab. */
const askNotes = (draft: Draft, { board_id }: Placed): void =>
  draft.lists({ of: [boardNotes], input: { board_id }, ask: 'now' })

interface Saving {
  readonly boardId: BoardId
  /** The note to change; null for a new one. */
  readonly note: BoardNote | null
  readonly draft: NoteDraft
}

/** Saves a draft as a new note, or over the note that it changes. */
export const saveNote = defineCommand(
  (client, { boardId, note, draft }: Saving) => {
    const fields = { title: draft.title.trim(), text: draft.text.trim() }
    return note === null
      ? client.call(createNote, { board_id: boardId, ...fields })
      : client.call(updateNote, { note_id: note.id, revision: draft.revision ?? 1, ...fields })
  },
  {
    name: 'save-note',
    key: ({ boardId, note }) => `${boardId} ${note?.id ?? 'new'}`,
    confirm(saved, { note }, draft) {
      draft.patch('note', saved.id, saved)
      if (note === null) countNotes(draft, saved, 1)
      askNotes(draft, saved)
    },
  },
)

const restoreDeleted = defineCommand(restoreNote, {
  name: 'restore-note',
  confirm(note, _, draft) {
    draft.back('note', note.id)
    countNotes(draft, note, 1)
    askNotes(draft, note)
  },
  say: { done: () => words.back() },
})

/** Deletes a note. A note that is gone already counts as deleted. */
export const deleteOneNote = defineCommand(
  async (client, note: BoardNote) => {
    const result = await client.call(deleteNote, { note_id: note.id })
    const isGone = !result.ok && result.error.code === 'not-found'
    return isGone ? { ok: true, data: null, bookmark: null } : result
  },
  {
    name: 'delete-note',
    key: ({ id }) => id,
    show(note, draft) {
      draft.gone('note', note.id)
      countNotes(draft, note, -1)
    },
    confirm: (_, note, draft) => askNotes(draft, note),
    undo: (_, { id }) => bind(restoreDeleted, { note_id: id }),
    say: { done: () => words.dropped() },
  },
)
