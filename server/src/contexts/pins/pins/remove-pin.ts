import { ActionId, type PinId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, isNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { boards } from '../boards/tables.ts'
import { movedPinColumns, removePins } from './relocate.ts'
import { pins } from './tables.ts'

/**
 * Removes a pin for good, whoever's board it is on. No action of a member names it, so that nobody brings it back
 * from the trash, where it stays as evidence until the trash is emptied.
 */
export async function removePin(
  tx: Tx,
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  id: PinId,
): Promise<void> {
  const isLive = and(eq(pins.id, id), isNull(pins.deletedAt))
  const [placed] = await tx.select({ boardId: pins.boardId }).from(pins).where(isLive)
  if (placed === undefined) return
  await tx.select({ id: boards.id }).from(boards).where(eq(boards.id, placed.boardId)).for('update')
  const held = await tx.select(movedPinColumns).from(pins).where(isLive)
  await removePins(tx, held, { actionId: ActionId.parse(ids.next()), now: clock.now() })
}
