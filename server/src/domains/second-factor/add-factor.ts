import type { UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../platform/database/port.ts'
import { eq } from '../../platform/database/sql.ts'
import type { Ports } from '../../ports.ts'
import { users } from '../identity/tables.ts'
import { factorNames, factorsOf } from './factors.ts'
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
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const isFirst = factorNames(await factorsOf(tx, userId)).length === 0
  await add()
  return isFirst ? makeRecoveryCodes(tx, ports, userId) : null
}
