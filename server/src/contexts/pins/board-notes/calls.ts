import {
  boardNotes,
  createNote,
  deleteNote,
  orderNote,
  restoreNote,
  updateNote,
} from '@tessera/contracts/calls/board-notes'
import type { BoardNote } from '@tessera/contracts/entities/board-note'
import { NoteId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { type Answer, answer, answerMember, given, refused } from '../../../calls/answer.ts'
import { badBookmark, pageOf, placeOfBookmark } from '../../../calls/bookmark.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import { cardOf } from '../../identity/index.ts'
import { findBoardById } from '../boards/store.ts'
import { addNote, type Changed, changeNote, moveNote, removeNote, undeleteNote } from './change.ts'
import { normalizedNote } from './normalize-note.ts'
import { type NoteRow, notesOn } from './store.ts'

const hourly: AttemptLimit = { most: limits.noteChangesHourly, windowMinutes: 60 }

function noteOf(row: NoteRow, mayEdit: boolean): BoardNote {
  return {
    id: row.id,
    board_id: row.boardId,
    title: row.title,
    text: row.text,
    revision: row.revision,
    readers: row.readers,
    author: row.apart ? null : cardOf(row.author),
    can_edit: mayEdit,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
  }
}

/** Only those who may change a note get its current text. */
function answerOf(changed: Changed): Answer<BoardNote> {
  if (changed.code === null) return given(noteOf(changed.note, true))
  if (changed.code === 'notes-full') return refused(changed.code, { max: limits.boardNotesMax })
  return changed.note === undefined
    ? refused(changed.code)
    : refused(changed.code, { note: noteOf(changed.note, true) })
}

const nothingWritten = refused('bad-input', { fields: { text: 'Write something first' } })

const limitChanges = ({ ports, viewer }: MemberVisit) =>
  refuseBeyond(ports, `note:${viewer.id}`, hourly, 'notes-many')

const answerNotes = answer(boardNotes, async ({ ports: { db }, viewer }, input) => {
  const after = placeOfBookmark(input.bookmark)
  if (after === 'unreadable') return badBookmark
  const readerId = viewer?.id ?? null
  const board = await findBoardById(db, input.board_id, readerId)
  if (board === undefined) return refused('not-found')
  const isOfBoard = board.sharedWithMe || board.owner.id === readerId
  const asked = { readerId, isOfBoard, after, most: input.page_size + 1 }
  const page = pageOf(await notesOn(db, board.id, asked), input.page_size, ({ place, id }) => [
    place,
    id,
  ])
  return given(
    page.rows.map((row) => noteOf(row, isOfBoard)),
    page.bookmark,
  )
})

const answerCreate = answerMember(createNote, async (visit, input) => {
  const { db, ids, clock } = visit.ports
  const words = normalizedNote(input)
  if (words === undefined) return nothingWritten
  const barred = await limitChanges(visit)
  if (barred !== undefined) return barred
  const note = {
    ...words,
    id: NoteId.parse(ids.next()),
    boardId: input.board_id,
    authorId: visit.viewer.id,
    createdAt: clock.now(),
  }
  return answerOf(await db.transaction((tx) => addNote(tx, note)))
})

const answerUpdate = answerMember(updateNote, async (visit, input) => {
  const { db, clock } = visit.ports
  const words = normalizedNote(input)
  if (words === undefined) return nothingWritten
  const barred = await limitChanges(visit)
  if (barred !== undefined) return barred
  const asked = {
    ...words,
    id: input.note_id,
    userId: visit.viewer.id,
    revision: input.revision,
    now: clock.now(),
  }
  return answerOf(await db.transaction((tx) => changeNote(tx, asked)))
})

const answerDelete = answerMember(deleteNote, async ({ ports, viewer }, { note_id: id }) => {
  const { code } = await ports.db.transaction((tx) =>
    removeNote(tx, id, viewer.id, ports.clock.now()),
  )
  return code === null ? given(null) : refused(code)
})

const answerRestore = answerMember(restoreNote, async ({ ports, viewer }, { note_id: id }) =>
  answerOf(await ports.db.transaction((tx) => undeleteNote(tx, id, viewer.id))),
)

const answerOrder = answerMember(orderNote, async ({ ports, viewer }, input) => {
  const { note_id: id, anchor_id: anchorId, side } = input
  if (id === anchorId)
    return refused('bad-input', { fields: { anchor_id: 'A note cannot be beside itself' } })
  const beside = { anchorId, side, top: ports.ids.next() }
  const { code } = await ports.db.transaction((tx) => moveNote(tx, id, viewer.id, beside))
  return code === null ? given(null) : refused(code)
})

/** Handlers of the calls about notes on boards. */
export const boardNoteCalls = [
  answerNotes,
  answerCreate,
  answerUpdate,
  answerOrder,
  answerDelete,
  answerRestore,
]
