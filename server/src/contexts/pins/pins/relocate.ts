import type { ActionId, BoardId, PinId, SectionId, UserId } from '@tessera/contracts/ids'
import { inArray, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { boards, sections } from '../boards/tables.ts'
import type { NoteState } from './note-state.ts'
import { narrowNotes } from './notes.ts'
import { pins } from './tables.ts'
import { countPublicPins, uncountPins } from './visibility.ts'

/** A pin's board, section and position. */
export interface PinPlace {
  readonly boardId: BoardId
  readonly sectionId: SectionId | null
  readonly place: PinId
}

/** A pin on a locked board. */
export interface MovedPin extends PinPlace, NoteState {
  readonly id: PinId
  readonly originId: PinId
  readonly pinnerId: UserId
}

/** The columns of a pin that moving it needs. */
export const movedPinColumns = {
  id: pins.id,
  originId: pins.originId,
  boardId: pins.boardId,
  sectionId: pins.sectionId,
  place: pins.place,
  pinnerId: pins.pinnerId,
  note: pins.note,
  noteFor: pins.noteFor,
}

/** A pin and where to move it. */
export interface Relocation {
  readonly pin: MovedPin
  readonly to: PinPlace
}

type Counts = Map<string, number>

const count = (counts: Counts, id: string | null, by: number) => {
  if (id !== null) counts.set(id, (counts.get(id) ?? 0) + by)
}

/** Adds to the counts of locked boards and sections. */
async function addCounts(tx: Sql, onBoards: Counts, inSections: Counts): Promise<void> {
  for (const [table, counts] of [
    [boards, onBoards],
    [sections, inSections],
  ] as const) {
    const changed = [...counts].filter(([, by]) => by !== 0)
    if (changed.length === 0) continue
    const ids = sql.param(changed.map(([id]) => id))
    const by = sql.param(changed.map(([, number]) => number))
    await tx.execute(sql`update ${table} set pin_count = greatest(0, ${table.pinCount} + changed.by)
      from unnest(${ids}::bigint[], ${by}::int[]) changed(id, by) where ${table.id} = changed.id`)
  }
}

function countsOf(changes: readonly (readonly [PinPlace, number])[]) {
  const onBoards: Counts = new Map()
  const inSections: Counts = new Map()
  for (const [{ boardId, sectionId }, by] of changes) {
    count(onBoards, boardId, by)
    count(inSections, sectionId, by)
  }
  return [onBoards, inSections] as const
}

/** Matches pins by id. */
export const amongPins = (ids: readonly PinId[]) =>
  sql`${pins.id} = any(${sql.param([...ids])}::bigint[])`

/** Moves pins between locked boards and updates all counts. */
export async function relocate(tx: Sql, relocations: readonly Relocation[]): Promise<void> {
  if (relocations.length === 0) return
  const which = amongPins(relocations.map(({ pin }) => pin.id))
  const crossing = relocations.some(({ pin, to }) => pin.boardId !== to.boardId)
  if (crossing) await uncountPins(tx, which)
  const column = <Value>(of: (one: Relocation) => Value) => sql.param(relocations.map(of))
  await tx.execute(sql`update ${pins} set board_id = put.board_id, section_id = put.section_id,
      place = put.place
    from unnest(${column(({ pin }) => pin.id)}::bigint[], ${column(({ to }) => to.boardId)}::bigint[],
      ${column(({ to }) => to.sectionId)}::bigint[], ${column(({ to }) => to.place)}::bigint[])
      put(id, board_id, section_id, place)
    where ${pins.id} = put.id`)
  const changes = relocations.flatMap(
    ({ pin, to }) =>
      [
        [pin, -1],
        [to, 1],
      ] as const,
  )
  await addCounts(tx, ...countsOf(changes))
  if (!crossing) return
  await narrowNotes(tx, which)
  await countPublicPins(tx, which)
}

/** Removes pins, so that undoing the action can bring them back. */
export async function removePins(
  tx: Sql,
  held: readonly MovedPin[],
  by: { readonly actionId: ActionId; readonly now: Date },
): Promise<void> {
  if (held.length === 0) return
  const which = amongPins(held.map(({ id }) => id))
  await uncountPins(tx, which)
  await tx.update(pins).set({ deletedAt: by.now, deletedBy: by.actionId }).where(which)
  await addCounts(tx, ...countsOf(held.map((pin) => [pin, -1] as const)))
}

/** Brings pins back to where they were removed. */
export async function restorePins(tx: Sql, gone: readonly MovedPin[]): Promise<void> {
  if (gone.length === 0) return
  const which = amongPins(gone.map(({ id }) => id))
  await tx.update(pins).set({ deletedAt: null, deletedBy: null }).where(which)
  await restoreSections(tx, gone)
  await addCounts(tx, ...countsOf(gone.map((pin) => [pin, 1] as const)))
  await countPublicPins(tx, which)
}

/** Puts pins whose section is gone directly on the board. */
async function restoreSections(tx: Sql, gone: readonly MovedPin[]): Promise<void> {
  const loose = gone.filter(({ sectionId }) => sectionId === null).map(({ id }) => id)
  if (loose.length > 0)
    await tx.update(pins).set({ sectionId: null }).where(inArray(pins.id, loose))
}

/** Counts newly added pins on their boards and, where public, for their ideas. */
export async function countAdded(tx: Sql, made: readonly MovedPin[]): Promise<void> {
  if (made.length === 0) return
  await addCounts(tx, ...countsOf(made.map((pin) => [pin, 1] as const)))
  await countPublicPins(tx, amongPins(made.map(({ id }) => id)))
}
