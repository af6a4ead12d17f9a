import type { PinId } from '@tessera/contracts/ids'
import { pins } from '../contexts/pins/pins/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { eq } from '../platform/database/sql.ts'

/** Returns a pin that anybody may save. */
export async function somePin({ ports }: MemoryService): Promise<PinId> {
  const [pin] = await ports.db
    .select({ id: pins.id })
    .from(pins)
    .where(eq(pins.listed, true))
    .limit(1)
  if (pin === undefined) throw new Error('There is no pin.')
  return pin.id
}
