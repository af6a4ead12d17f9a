import type { PinNote } from '@tessera/contracts/entities/pin-details'
import type { BoardId, PinId, UserId } from '@tessera/contracts/ids'
import { and, eq, ne, or, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { boards } from '../boards/tables.ts'
import { sharedWith } from '../boards/visibility.ts'
import { joinedNote, type NoteState, readersOn } from './note-state.ts'
import { pins } from './tables.ts'

/** Returns a saver's note; the idea's own description, sent along by a form, is none. */
export const noteOn = (written: string | undefined, description: string): string =>
  written === undefined || written === description ? '' : written

/** A change to the note on a pin. */
export interface NoteChange {
  readonly note?: string | undefined
  readonly isShared?: boolean | undefined
}

/**
 * Changes the note on a pin. A shared note can be read by everyone who sees the pin on a public
 * board; on other boards by its members only, even if the board becomes public. An empty note isn't
 * shared.
 */
export async function changeNote(
  tx: Sql,
  pin: { readonly id: PinId; readonly isPublic: boolean },
  { note, isShared }: NoteChange,
): Promise<void> {
  if (note !== undefined) await tx.update(pins).set({ note }).where(eq(pins.id, pin.id))
  if (isShared !== undefined)
    await tx
      .update(pins)
      .set({ noteFor: isShared ? (pin.isPublic ? 'everyone' : 'people') : 'saver' })
      .where(eq(pins.id, pin.id))
  await tx
    .update(pins)
    .set({ noteFor: 'saver' })
    .where(and(eq(pins.id, pin.id), eq(pins.note, '')))
}

/** Keeps notes from new readers after pins came to another board. Call it after the move. */
export async function narrowNotes(tx: Sql, which: SQL): Promise<void> {
  const shared = await tx
    .select({
      id: pins.id,
      note: pins.note,
      noteFor: pins.noteFor,
      isPublic: sql<boolean>`${boards.privacy} = 'public'`,
    })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .where(and(which, ne(pins.noteFor, 'saver')))
  await setNotes(
    tx,
    shared.flatMap(({ id, note, noteFor: before, isPublic }) => {
      const noteFor = readersOn(before, isPublic)
      return noteFor === before ? [] : [{ id, note, noteFor }]
    }),
  )
}

/** Sets the notes of pins. On a board that isn't public, members of the board read shared notes. */
export async function setNotes(
  tx: Sql,
  notes: readonly (NoteState & { readonly id: PinId })[],
): Promise<void> {
  if (notes.length === 0) return
  const column = <Value>(of: (one: (typeof notes)[number]) => Value) => sql.param(notes.map(of))
  await tx.execute(sql`update ${pins} set note = said.note,
      note_for = case when said.note_for = 'everyone' and ${boards.privacy} <> 'public'
        then 'people' else said.note_for end
    from unnest(${column(({ id }) => id)}::bigint[], ${column(({ note }) => note)}::text[],
      ${column(({ noteFor: readers }) => readers)}::text[]) said(id, note, note_for), ${boards}
    where ${pins.id} = said.id and ${boards.id} = ${pins.boardId}`)
}

/** Joins a private note to a saver's own pin, when it's saved to its board again. */
export async function addNote(
  tx: Sql,
  id: PinId,
  { pinnerId, note }: { readonly pinnerId: UserId; readonly note: string },
): Promise<void> {
  if (note === '') return
  const [before] = await tx
    .select({ note: pins.note, noteFor: pins.noteFor })
    .from(pins)
    .where(and(eq(pins.id, id), eq(pins.pinnerId, pinnerId)))
  if (before === undefined) return
  await setNotes(tx, [{ id, ...joinedNote(before, { note, noteFor: 'saver' }) }])
}

/** Loads the note on a pin, if the viewer may read it. */
export async function noteFor(
  db: Sql,
  pin: { readonly id: PinId; readonly pinnerId: UserId; readonly boardId: BoardId },
  viewerId: UserId | null,
): Promise<PinNote | null> {
  const [row] = await db
    .select({ text: pins.note, readers: pins.noteFor })
    .from(pins)
    .where(eq(pins.id, pin.id))
  if (row === undefined || row.text === '') return null
  const note = { text: row.text, is_shared: row.readers !== 'saver' }
  if (viewerId === pin.pinnerId || row.readers === 'everyone') return note
  const isForPeople = row.readers === 'people' && viewerId !== null
  return isForPeople && (await isOfBoard(db, pin.boardId, viewerId)) ? note : null
}

/** True when a member owns or shares a board. */
async function isOfBoard(db: Sql, id: BoardId, userId: UserId): Promise<boolean> {
  const rows = await db
    .select({ id: boards.id })
    .from(boards)
    .where(and(eq(boards.id, id), or(eq(boards.ownerId, userId), sharedWith(userId))))
  return rows.length > 0
}
