import type { BoardId, PinId } from '@tessera/contracts/ids'
import { and, eq, isNull, sql } from '../../../platform/database/sql.ts'
import type { Ids } from '../../../platform/ids/port.ts'
import type { Sql } from '../../base/sql.ts'
import { type MovedPin, movedPinColumns, relocate, removePins } from '../pins/relocate.ts'
import { pins } from '../pins/tables.ts'
import { copyPinsTo, type Doing, topPlaces } from './copy-pins.ts'
import { joinNotes, withNotesOn } from './join-notes.ts'
import { landingSections } from './landing-sections.ts'
import { recordPins } from './record-pins.ts'
import { type ActionRow, effectOf } from './rules.ts'

/**
 * Moves, copies or removes a chunk of an action's pins; its boards are locked. Returns how
 * many pins the target board had already: they're only moved to the requested section.
 */
export async function runChunk(
  tx: Sql,
  action: ActionRow,
  taken: readonly MovedPin[],
  doing: Doing,
): Promise<number> {
  const fate = effectOf(action)
  const { targetBoardId } = action
  if (fate === 'remove' || targetBoardId === null) {
    await recordPins(tx, action, taken, 'removed')
    await removePins(tx, taken, { actionId: action.id, now: doing.now })
    return 0
  }
  const there = await ideasOn(tx, targetBoardId, taken, action.boardId)
  const fresh = taken.filter(({ originId }) => !there.has(originId))
  await gather(tx, action, [...there.values()], doing.ids)
  if (fate === 'copy') {
    const landing = await landingSections(tx, action, targetBoardId)
    const copies = { pins: fresh, boardId: targetBoardId, pinnerId: action.actorId, landing }
    await copyPinsTo(tx, action, { ...copies, change: 'copied' }, doing)
    return taken.length - fresh.length
  }
  const doubles = taken.filter(({ originId }) => there.has(originId))
  await recordPins(tx, action, doubles, 'removed')
  await joinNotes(tx, action, { doubles, there, boardId: targetBoardId })
  await recordPins(tx, action, await withNotesOn(tx, targetBoardId, fresh), 'moved')
  await removePins(tx, doubles, { actionId: action.id, now: doing.now })
  await move(tx, action, { pins: fresh, boardId: targetBoardId }, doing.ids)
  return doubles.length
}

/** Moves pins that the target board had already into the requested section. */
async function gather(
  tx: Sql,
  action: ActionRow,
  there: readonly MovedPin[],
  ids: Ids,
): Promise<void> {
  const { targetSectionId } = action
  if (targetSectionId === null) return
  const elsewhere = there.filter(({ sectionId }) => sectionId !== targetSectionId)
  const places = topPlaces(ids, elsewhere.length)
  await recordPins(tx, action, elsewhere, 'moved')
  await relocate(
    tx,
    elsewhere.map((pin, index) => ({
      pin,
      to: { boardId: pin.boardId, sectionId: targetSectionId, place: places[index] ?? pin.place },
    })),
  )
}

/** Returns the pins of a board that show the same ideas as these pins, by idea. */
export async function ideasOn(
  tx: Sql,
  boardId: BoardId,
  taken: readonly MovedPin[],
  from: BoardId,
): Promise<ReadonlyMap<PinId, MovedPin>> {
  if (boardId === from) return new Map()
  const origins = sql.param(taken.map(({ originId }) => originId))
  const rows = await tx
    .select(movedPinColumns)
    .from(pins)
    .where(
      and(
        eq(pins.boardId, boardId),
        sql`${pins.originId} = any(${origins}::bigint[])`,
        isNull(pins.deletedAt),
      ),
    )
  return new Map(rows.map((pin) => [pin.originId, pin]))
}

interface Moving {
  readonly pins: readonly MovedPin[]
  readonly boardId: BoardId
}

async function move(tx: Sql, action: ActionRow, to: Moving, ids: Ids): Promise<void> {
  const places = topPlaces(ids, to.pins.length)
  const landing = await landingSections(tx, action, to.boardId)
  await relocate(
    tx,
    to.pins.map((pin, index) => ({
      pin,
      to: {
        boardId: to.boardId,
        sectionId: landing(pin.sectionId),
        place: places[index] ?? pin.place,
      },
    })),
  )
}
