import type { ActionId, MediaId, UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, inArray, isNull, or, type SQL, sql } from '../../../platform/database/sql.ts'
import { boards } from '../boards/tables.ts'
import { pinPictures } from '../pin-parts/tables.ts'
import { movedPinColumns, removePins, restorePins } from './relocate.ts'
import { pins } from './tables.ts'

/** Pins on their boards, which stay locked until the transaction ends. */
async function lockedPins(tx: Tx, which: SQL | undefined, most: number) {
  const some = await tx
    .select({ id: pins.id, boardId: pins.boardId })
    .from(pins)
    .where(which)
    .orderBy(pins.id)
    .limit(most)
  if (some.length === 0) return []
  const boardIds = [...new Set(some.map(({ boardId }) => boardId))]
  await tx
    .select({ id: boards.id })
    .from(boards)
    .where(inArray(boards.id, boardIds))
    .orderBy(boards.id)
    .for('update')
  const ids = some.map(({ id }) => id)
  // Pins that moved to another board meanwhile belong to the next batch.
  return tx
    .select(movedPinColumns)
    .from(pins)
    .where(and(which, inArray(pins.id, ids), inArray(pins.boardId, boardIds)))
}

/** A batch of pins: the number, and whose they were. */
export interface PinBatch {
  readonly pins: number
  readonly people: readonly UserId[]
}

/**
 * Removes a batch of the pins that show these pictures, by themselves or as a part of their idea, whoever's they
 * are. No action of a member names them, so that nobody brings them back from the trash.
 */
export async function removeShowing(
  tx: Tx,
  {
    mediaIds,
    most,
    ...by
  }: {
    readonly mediaIds: readonly MediaId[]
    readonly most: number
    readonly actionId: ActionId
    readonly now: Date
  },
): Promise<PinBatch> {
  const withPart = tx
    .select({ id: pinPictures.originId })
    .from(pinPictures)
    .where(inArray(pinPictures.mediaId, [...mediaIds]))
  const shows = or(inArray(pins.mediaId, [...mediaIds]), inArray(pins.originId, withPart))
  const held = await lockedPins(tx, and(shows, isNull(pins.deletedAt)), most)
  await removePins(tx, held, by)
  return { pins: held.length, people: [...new Set(held.map(({ pinnerId }) => pinnerId))] }
}

/** Brings a batch of the pins back that an action removed. Ideas that are on their board again stay as they are. */
export async function restoreRemoved(
  tx: Tx,
  {
    mediaIds,
    actionId,
    most,
  }: { readonly mediaIds: readonly MediaId[]; readonly actionId: ActionId; readonly most: number },
): Promise<number> {
  const withPart = tx
    .select({ id: pinPictures.originId })
    .from(pinPictures)
    .where(inArray(pinPictures.mediaId, [...mediaIds]))
  const gone = and(
    or(inArray(pins.mediaId, [...mediaIds]), inArray(pins.originId, withPart)),
    eq(pins.deletedBy, actionId),
    sql`exists (select from ${boards} where ${boards.id} = ${pins.boardId} and ${boards.deletedAt} is null)`,
    sql`not exists (select from ${pins} again where again.board_id = ${pins.boardId}
      and again.origin_id = ${pins.originId} and again.deleted_at is null)`,
  )
  const held = await lockedPins(tx, gone, most)
  await restorePins(tx, held)
  return held.length
}
