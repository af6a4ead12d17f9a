import { ActionId, type PinId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, isNotNull, isNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { boards, sections } from '../boards/tables.ts'
import { movedPinColumns, removePins, restorePins } from './relocate.ts'
import { pins } from './tables.ts'

/**
 * Removes a pin for good, whoever's board it is on; false when its owner deleted it before. No action of a member
 * names it, so that nobody brings it back from the trash, where it stays as evidence until the trash is emptied.
 */
export async function removePin(
  tx: Tx,
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  id: PinId,
): Promise<boolean> {
  const isLive = and(eq(pins.id, id), isNull(pins.deletedAt))
  const actionId = ActionId.parse(ids.next())
  const [placed] = await tx.select({ boardId: pins.boardId }).from(pins).where(isLive)
  if (placed === undefined) {
    await tx
      .update(pins)
      .set({ deletedBy: actionId })
      .where(and(eq(pins.id, id), isNotNull(pins.deletedAt)))
    return false
  }
  await tx.select({ id: boards.id }).from(boards).where(eq(boards.id, placed.boardId)).for('update')
  const held = await tx.select(movedPinColumns).from(pins).where(isLive)
  await removePins(tx, held, { actionId, now: clock.now() })
  return held.length > 0
}

/** Brings back a pin that was removed; false when it is gone, its board is, or the board has the idea again. */
export async function bringBackPin(tx: Tx, id: PinId): Promise<boolean> {
  const isGone = and(eq(pins.id, id), isNotNull(pins.deletedAt))
  const [gone] = await tx.select(movedPinColumns).from(pins).where(isGone)
  if (gone === undefined) return false
  const [board] = await tx
    .select({ deletedAt: boards.deletedAt })
    .from(boards)
    .where(eq(boards.id, gone.boardId))
    .for('update')
  if (board === undefined || board.deletedAt !== null) return false
  const again = await tx.$count(
    pins,
    and(eq(pins.boardId, gone.boardId), eq(pins.originId, gone.originId), isNull(pins.deletedAt)),
  )
  if (again > 0) return false
  const section =
    gone.sectionId === null
      ? 0
      : await tx.$count(sections, and(eq(sections.id, gone.sectionId), isNull(sections.deletedAt)))
  await restorePins(tx, [section === 0 ? { ...gone, sectionId: null } : gone])
  return true
}
