import { BoardId, PinId, type UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { endHold } from '../../base/terms/held.ts'
import { type HeldKind, heldItems } from '../../base/terms/tables.ts'
import { boardChanged } from '../boards/events.ts'
import { pins } from './tables.ts'

/** A thing that is hidden from search, feeds and other readers until somebody looked at it. */
interface Held {
  readonly kind: HeldKind
  readonly id: string
}

type Needed = Pick<Ports, 'clock' | 'events'>

async function follow(tx: Tx, { events }: Needed, { kind, id }: Held, isHeld: boolean) {
  if (kind === 'pin')
    await tx
      .update(pins)
      .set({ listed: !isHeld })
      .where(eq(pins.id, PinId.parse(id)))
  if (kind === 'board') await events.tell(tx, boardChanged, { boardId: BoardId.parse(id) })
}

/** Hides a thing from others until somebody looked at it. A pin is known by its idea. */
export async function holdThing(
  tx: Tx,
  ports: Needed,
  { kind, id, ownerId }: Held & { readonly ownerId: UserId },
): Promise<void> {
  const row = { kind, id, ownerId, since: ports.clock.now() }
  const held = await tx.insert(heldItems).values(row).onConflictDoNothing().returning()
  if (held.length > 0) await follow(tx, ports, row, true)
}

/** Ends the hiding of a thing, if it was hidden. */
export async function releaseThing(tx: Tx, ports: Needed, held: Held): Promise<void> {
  if (await endHold(tx, held.kind, held.id)) await follow(tx, ports, held, false)
}
