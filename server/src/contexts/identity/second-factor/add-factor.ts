import type { UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { users } from '../accounts/tables.ts'
import { factorsOf, hasFactors } from './factors.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/**
 * Adds a factor, and creates recovery codes when it's the first. Locks the account's row, so that
 * only one of two concurrent factors counts as the first.
 */
export async function addFactor(
  tx: Tx,
  ports: Pick<Ports, 'secrets'>,
  userId: UserId,
  add: () => Promise<unknown>,
): Promise<string[] | null> {
  const isFirst = await lockFactors(tx, userId)
  await add()
  return isFirst ? makeRecoveryCodes(tx, ports, userId) : null
}

/** Locks the account's row while a factor is added; true when it has none yet. */
export async function lockFactors(tx: Tx, userId: UserId): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  return !hasFactors(await factorsOf(tx, userId))
}
