import { ActionId, type UserId } from '@tessera/contracts/ids'
import { inArray, isNull, or, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { markUnused } from '../../base/media/mark-unused.ts'
import { boards } from '../boards/tables.ts'
import { dropPartsOfGone } from '../pin-parts/store.ts'
import { amongPins, movedPinColumns, removePins } from './relocate.ts'
import { pins } from './tables.ts'

/** Pins per transaction. */
const together = 500

/** Unused pictures with this mark are deleted by the next sweep. */
const longAgo = new Date(0)

/**
 * Deletes some pins of a member, and those on their boards, trash included; returns their number.
 * Others' boards, ideas and hashtags are recounted. Copies that others saved stay.
 */
export const deleteSomePins = (
  { db, clock, ids }: Pick<Ports, 'db' | 'clock' | 'ids'>,
  userId: UserId,
): Promise<number> =>
  db.transaction(async (tx) => {
    const own = tx.select({ id: boards.id }).from(boards).where(sql`${boards.ownerId} = ${userId}`)
    const mine = or(sql`${pins.pinnerId} = ${userId}::bigint`, inArray(pins.boardId, own))
    const live = await tx
      .select(movedPinColumns)
      .from(pins)
      .where(sql`${mine} and ${isNull(pins.deletedAt)}`)
      .orderBy(pins.id)
      .limit(together)
    await removePins(tx, live, { actionId: ActionId.parse(ids.next()), now: clock.now() })
    const gone = sql`${mine} and ${pins.deletedAt} is not null`
    const which =
      live.length > 0
        ? amongPins(live.map(({ id }) => id))
        : sql`${pins.id} in (${tx.select({ id: pins.id }).from(pins).where(gone).limit(together).getSQL()})`
    const deleted = await tx
      .delete(pins)
      .where(which)
      .returning({ mediaId: pins.mediaId, originId: pins.originId })
    await markUnused(
      tx,
      deleted.map(({ mediaId }) => mediaId),
      longAgo,
    )
    await dropPartsOfGone(
      tx,
      deleted.map(({ originId }) => originId),
      longAgo,
    )
    return deleted.length
  })
