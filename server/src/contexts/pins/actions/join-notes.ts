import type { BoardId, PinId } from '@tessera/contracts/ids'
import { and, eq, isNotNull, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { boards } from '../boards/tables.ts'
import { isSameNote, joinedNote, type NoteState, readersOn } from '../pins/note-state.ts'
import { setNotes } from '../pins/notes.ts'
import type { MovedPin } from '../pins/relocate.ts'
import { pins } from '../pins/tables.ts'
import type { RecordedPin } from './record-pins.ts'
import type { ActionRow } from './rules.ts'
import { actionPins } from './tables.ts'

/** True when a board is public. */
const isPublicBoard = async (tx: Sql, id: BoardId): Promise<boolean> =>
  (await tx.$count(boards, and(eq(boards.id, id), eq(boards.privacy, 'public')))) > 0

/** Returns pins that move to a board, with what becomes of their notes there. */
export async function withNotesOn(
  tx: Sql,
  boardId: BoardId,
  moving: readonly MovedPin[],
): Promise<readonly RecordedPin[]> {
  const isShared = moving.some((pin) => pin.noteFor !== 'saver' && pin.boardId !== boardId)
  if (!isShared) return moving
  const isPublic = await isPublicBoard(tx, boardId)
  return moving.map((pin) => {
    const noteFor = readersOn(pin.noteFor, isPublic)
    const before = { note: pin.note, noteFor: pin.noteFor }
    const became = { note: pin.note, noteFor }
    return isSameNote(before, became) ? pin : { ...pin, noteChange: { before, became } }
  })
}

interface Doubles {
  /** The pins whose idea the target board has already. */
  readonly doubles: readonly MovedPin[]
  /** The target board's pins, by idea. */
  readonly there: ReadonlyMap<PinId, MovedPin>
  readonly boardId: BoardId
}

/** Joins the notes of pins that are removed to their saver's own pins of the same ideas. */
export async function joinNotes(
  tx: Sql,
  action: ActionRow,
  { doubles, there, boardId }: Doubles,
): Promise<void> {
  const noted = doubles.filter(({ note }) => note !== '')
  if (noted.length === 0) return
  const isPublic = await isPublicBoard(tx, boardId)
  const joined = noted.flatMap((going) => {
    const stays = there.get(going.originId)
    if (stays?.pinnerId !== going.pinnerId) return []
    const before: NoteState = { note: stays.note, noteFor: stays.noteFor }
    const noteFor = readersOn(going.noteFor, isPublic)
    const became = joinedNote(before, { note: going.note, noteFor })
    return isSameNote(before, became) ? [] : [{ stays, noteChange: { before, became } }]
  })
  if (joined.length === 0) return
  await setNotes(
    tx,
    joined.map(({ stays, noteChange }) => ({ id: stays.id, ...noteChange.became })),
  )
  await tx
    .insert(actionPins)
    .values(
      joined.map(({ stays, noteChange }) => ({
        actionId: action.id,
        pinId: stays.id,
        boardId: stays.boardId,
        sectionId: stays.sectionId,
        place: stays.place,
        change: 'noted' as const,
        noteChange,
      })),
    )
    .onConflictDoUpdate({
      target: [actionPins.actionId, actionPins.pinId],
      set: { noteChange: sql`excluded.note_change` },
    })
}

/** Restores the notes that an action joined, where the pin whose note came is back. */
export async function partNotes(tx: Sql, { id, boardId, targetBoardId }: ActionRow): Promise<void> {
  if (targetBoardId === null || targetBoardId === boardId) return
  const rows = await tx
    .select({ id: pins.id, note: pins.note, noteFor: pins.noteFor, change: actionPins.noteChange })
    .from(actionPins)
    .innerJoin(pins, eq(pins.id, actionPins.pinId))
    .where(
      and(
        eq(actionPins.actionId, id),
        eq(actionPins.boardId, targetBoardId),
        isNotNull(actionPins.noteChange),
        sql`exists (select from ${pins} back where back.board_id = ${boardId}::bigint
          and back.origin_id = ${pins.originId} and back.deleted_at is null)`,
      ),
    )
  await setNotes(
    tx,
    rows.flatMap((row) =>
      row.change !== null && isSameNote(row, row.change.became)
        ? [{ id: row.id, ...row.change.before }]
        : [],
    ),
  )
}
