import { createNote, updateNote } from '@tessera/contracts/calls/board-notes'
import { BoardNote } from '@tessera/contracts/entities/board-note'
import type { BoardId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { ShellContext } from '@tessera/module'
import { askNotes, countNotes } from './delete-note.ts'
import type { NoteDraft, NoteEvent } from './note-draft.ts'

/** Where a draft is to be kept: a note that is there, or none yet. */
export interface NotePlace {
  readonly boardId: BoardId
  readonly note: BoardNote | null
}

const Overtaken = z.object({ note: BoardNote })

/** Saves a note; null when it is saved, else what has happened to the draft. */
export async function saveNote(
  { cache, client }: Pick<ShellContext, 'cache' | 'client'>,
  { boardId, note }: NotePlace,
  { title, text, revision }: NoteDraft,
): Promise<NoteEvent | null> {
  const said = { title: title.trim(), text: text.trim() }
  const saved =
    note === null
      ? await client.call(createNote, { board_id: boardId, ...said })
      : await client.call(updateNote, { note_id: note.id, revision: revision ?? 1, ...said })
  if (saved.ok) {
    const { data } = saved
    cache.confirm((draft) => {
      draft.patch('note', data.id, data)
      if (note === null) countNotes(draft, data, 1)
      askNotes(draft, data)
    })
    return null
  }
  const { code, message, messageDetail, data } = saved.error
  const overtaken = code === 'note-changed' ? z.safeParse(Overtaken, data) : undefined
  return overtaken?.success
    ? { type: 'overtaken', by: overtaken.data.note }
    : { type: 'refused', why: messageDetail ?? message }
}
