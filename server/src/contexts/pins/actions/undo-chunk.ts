import type { BoardId, PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, asc, eq, gt, isNull, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { moveNotesBack } from '../board-notes/merge.ts'
import { sections } from '../boards/tables.ts'
import { isSameNote } from '../pins/note-state.ts'
import { setNotes } from '../pins/notes.ts'
import {
  amongPins,
  type MovedPin,
  movedPinColumns,
  relocate,
  removePins,
  restorePins,
} from '../pins/relocate.ts'
import { pins } from '../pins/tables.ts'
import { partNotes } from './join-notes.ts'
import type { ActionRow } from './rules.ts'
import { clearBusy, setAction } from './store.ts'
import { actionPins } from './tables.ts'

type Noted = typeof actionPins.$inferSelect

/**
 * Puts a chunk of an action's pins back; its boards are locked. True when there may be more.
 * Pins that have moved on since stay, and so does an idea that is back on its board already.
 */
export async function undoChunk(tx: Sql, action: ActionRow, now: Date): Promise<boolean> {
  const noted = await tx
    .select()
    .from(actionPins)
    .where(
      and(
        eq(actionPins.actionId, action.id),
        action.reached === null ? undefined : gt(actionPins.pinId, action.reached),
      ),
    )
    .orderBy(asc(actionPins.pinId))
    .limit(limits.bulkAtOnce)
  const last = noted.at(-1)
  if (last === undefined) {
    await removeEmptyOwn(tx, action, now)
    await moveNotesBack(tx, action.id, action.boardId)
    await partNotes(tx, action)
    await clearBusy(tx, action.id)
    await setAction(tx, action.id, { state: 'undone', undoneAt: now })
    return false
  }
  await putBack(tx, action, { noted, now })
  await setAction(tx, action.id, { reached: last.pinId })
  return true
}

interface Part {
  readonly noted: readonly Noted[]
  readonly now: Date
}

async function putBack(tx: Sql, action: ActionRow, { noted, now }: Part): Promise<void> {
  const byId = new Map(noted.map((row) => [row.pinId, row]))
  const rows = await tx
    .select({ ...movedPinColumns, deletedBy: pins.deletedBy, deletedAt: pins.deletedAt })
    .from(pins)
    .where(amongPins([...byId.keys()]))
    .orderBy(asc(pins.id))
  const livingSections = await liveSections(tx, noted)
  const back = rows.flatMap((pin) => {
    const before = byId.get(pin.id)
    if (before === undefined) return []
    const { boardId, place, change, noteChange } = before
    const sectionId = livingSections.has(before.sectionId ?? '') ? before.sectionId : null
    return [{ pin, to: { boardId, sectionId, place }, change, noteChange }]
  })
  const live = back.filter(({ pin }) => pin.deletedAt === null)
  const copies = live.filter(({ change }) => change === 'copied').map(({ pin }) => pin)
  await removePins(tx, copies, { actionId: action.id, now })
  const gone = back.filter(({ pin, change }) => change === 'removed' && pin.deletedBy === action.id)
  const moved = live.filter(
    ({ pin, change }) => change === 'moved' && pin.boardId === action.targetBoardId,
  )
  const taken = await ideasOnBoards(tx, [...gone, ...moved])
  const isFree = ({ pin, to }: { pin: MovedPin; to: { boardId: BoardId } }) =>
    taken.get(`${to.boardId} ${pin.originId}`) === undefined || pin.boardId === to.boardId
  const returning = moved.filter(isFree)
  await relocate(tx, returning)
  await setNotes(
    tx,
    returning.flatMap(({ pin, to, noteChange }) =>
      noteChange !== null &&
      to.boardId !== action.targetBoardId &&
      isSameNote(pin, noteChange.became)
        ? [{ id: pin.id, ...noteChange.before }]
        : [],
    ),
  )
  await restorePins(
    tx,
    gone
      .filter(({ pin, to }) => taken.get(`${to.boardId} ${pin.originId}`) === undefined)
      .map(({ pin, to }) => ({ ...pin, ...to })),
  )
}

async function liveSections(tx: Sql, noted: readonly Noted[]): Promise<ReadonlySet<string>> {
  const ids = [
    ...new Set(noted.flatMap(({ sectionId }) => (sectionId === null ? [] : [sectionId]))),
  ]
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: sections.id })
    .from(sections)
    .where(and(sql`${sections.id} = any(${sql.param(ids)}::bigint[])`, isNull(sections.deletedAt)))
  return new Set(rows.map(({ id }) => id))
}

/** Returns the ideas that their former boards hold again, by board and idea. */
async function ideasOnBoards(
  tx: Sql,
  back: readonly { readonly pin: MovedPin; readonly to: { readonly boardId: BoardId } }[],
): Promise<ReadonlyMap<string, PinId>> {
  if (back.length === 0) return new Map()
  const boardIds = sql.param([...new Set(back.map(({ to }) => to.boardId))])
  const origins = sql.param(back.map(({ pin }) => pin.originId))
  const rows = await tx
    .select({ id: pins.id, boardId: pins.boardId, originId: pins.originId })
    .from(pins)
    .where(
      and(
        sql`${pins.boardId} = any(${boardIds}::bigint[])`,
        sql`${pins.originId} = any(${origins}::bigint[])`,
        isNull(pins.deletedAt),
      ),
    )
  return new Map(rows.map((row) => [`${row.boardId} ${row.originId}`, row.id]))
}

/** Deletes sections that a merge created, unless pins were added to them since. */
async function removeEmptyOwn(tx: Sql, action: ActionRow, now: Date): Promise<void> {
  await tx
    .update(sections)
    .set({ deletedAt: now })
    .where(
      and(
        eq(sections.madeBy, action.id),
        isNull(sections.deletedAt),
        sql`not exists (select from ${pins} where ${pins.sectionId} = ${sections.id}
          and ${pins.deletedAt} is null)`,
      ),
    )
}
