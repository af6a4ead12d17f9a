import type { Factor } from '@tessera/contracts/calls/security'
import type { UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../platform/database/port.ts'
import { eq } from '../../platform/database/sql.ts'
import { users } from '../identity/tables.ts'
import { endChallengesOf } from './challenge-rows.ts'
import { factorNames, factorsOf } from './factors.ts'
import { deleteRecoveryCodes } from './recovery-codes.ts'
import { authenticatorSetups, authenticators, phoneFactors, phoneSetups } from './tables.ts'

/** Removes a factor and, with the last one, the recovery codes; false when there was none. */
export async function deleteFactor(tx: Tx, userId: UserId, factor: Factor): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const table = factor === 'totp' ? authenticators : phoneFactors
  const gone = await tx
    .delete(table)
    .where(eq(table.userId, userId))
    .returning({ userId: table.userId })
  if (gone.length === 0) return false
  const left = factorNames(await factorsOf(tx, userId))
  if (left.length === 0) await deleteRecoveryCodes(tx, userId)
  await endChallengesOf(tx, userId)
  return true
}

/** Deletes all factors, pending set-ups and recovery codes of an account. */
export async function deleteAllFactors(tx: Tx, userId: UserId): Promise<void> {
  for (const table of [authenticators, phoneFactors, authenticatorSetups, phoneSetups])
    await tx.delete(table).where(eq(table.userId, userId))
  await deleteRecoveryCodes(tx, userId)
}
