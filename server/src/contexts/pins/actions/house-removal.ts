import type { BoardId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, isNotNull, isNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { boardChanged } from '../boards/events.ts'
import { boards } from '../boards/tables.ts'
import { pins } from '../pins/tables.ts'
import { countPublicPins, uncountPins } from '../pins/visibility.ts'
import { trashHolds } from './tables.ts'
import { reopenBoard } from './undo.ts'

type BoardPorts = Pick<Ports, 'clock' | 'events'>

/** Removes a board with its pins, whoever's it is; false when it is gone. No action of its owner brings it back. */
export async function removeBoard(tx: Tx, ports: BoardPorts, id: BoardId): Promise<boolean> {
  const [board] = await tx
    .select({ id: boards.id })
    .from(boards)
    .where(and(eq(boards.id, id), isNull(boards.deletedAt)))
    .for('update')
  if (board === undefined) return false
  await uncountPins(tx, eq(pins.boardId, id))
  await tx.update(boards).set({ deletedAt: ports.clock.now() }).where(eq(boards.id, id))
  await ports.events.tell(tx, boardChanged, { boardId: id })
  return true
}

/** Brings back a board that was removed; false when it is gone for good. */
export async function bringBackBoard(tx: Tx, ports: BoardPorts, id: BoardId): Promise<boolean> {
  const [board] = await tx
    .select({
      id: boards.id,
      ownerId: boards.ownerId,
      name: boards.name,
      slug: boards.slug,
      privacy: boards.privacy,
    })
    .from(boards)
    .where(and(eq(boards.id, id), isNotNull(boards.deletedAt), isNull(boards.mergedInto)))
    .for('update')
  if (board === undefined) return false
  await reopenBoard(tx, ports, board)
  await countPublicPins(tx, eq(pins.boardId, id))
  return true
}

/** Keeps a deleted pin or board in the trash until a time, so that it can be brought back. */
export async function holdInTrash(tx: Tx, id: string, until: Date): Promise<void> {
  await tx
    .insert(trashHolds)
    .values({ id, until })
    .onConflictDoUpdate({ target: trashHolds.id, set: { until } })
}
