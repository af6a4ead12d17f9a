import { bind, type Draft, defineCommand } from '@tessera/cache'
import type { Client } from '@tessera/client'
import { boardNotes, orderNote } from '@tessera/contracts/calls/board-notes'
import { type Beside, inTurn } from '../../moving/hand-order/beside.ts'
import { words } from './words.ts'

/** A note that is moved within its board by hand. */
interface NoteMove {
  readonly boardId: string
  readonly noteId: string
  readonly from: Beside
  readonly to: Beside
}

const send = (client: Client, { noteId, to: { side, anchor } }: NoteMove) =>
  inTurn(client, () => client.call(orderNote, { note_id: noteId, side, anchor_id: anchor }))

const show = ({ boardId, noteId, to }: NoteMove, draft: Draft): void =>
  draft.lists({
    of: [boardNotes],
    input: { board_id: boardId },
    type: 'note',
    move: { ids: [noteId], ...to },
  })

const key = () => crypto.randomUUID()

const moveNoteBack = defineCommand(send, {
  name: 'move-note-back',
  key,
  show,
  say: { done: () => words.movedBack() },
})

/** Moves a note within its board by hand. */
export const moveNote = defineCommand(send, {
  name: 'move-note',
  key,
  show,
  undo: (_, { from, to, ...move }) => bind(moveNoteBack, { ...move, from: to, to: from }),
  say: { atOnce: () => words.moved() },
})
