import { bind, type Draft, defineCommand } from '@tessera/cache'
import { boardNotes, deleteNote, restoreNote } from '@tessera/contracts/calls/board-notes'
import type { BoardNote } from '@tessera/contracts/entities/board-note'
import { words } from './words.ts'

type Placed = Pick<BoardNote, 'board_id'>

/** Changes the number of notes that a board says it has. */
export function countNotes(draft: Draft, { board_id: id }: Placed, by: number): void {
  draft.patch('board', id, ({ note_count: count }) =>
    count === undefined ? {} : { note_count: Math.max(0, count + by) },
  )
}

/** Fetches the notes of a board again, in every tab. */
export const askNotes = (draft: Draft, { board_id }: Placed): void =>
  draft.lists({ of: [boardNotes], input: { board_id }, ask: 'now' })

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
