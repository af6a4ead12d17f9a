import type { Factor } from '@tessera/contracts/calls/security'
import type { UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { eq } from '../../../platform/database/sql.ts'
import { users } from '../accounts/tables.ts'
import { passkeyChallenges, passkeys } from '../passkeys/tables.ts'
import { endChallengesOf } from './challenge-rows.ts'
import { factorsOf, hasFactors } from './factors.ts'
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
  await endCodesWithoutFactor(tx, userId)
  await endChallengesOf(tx, userId)
  return true
}

/** Deletes the recovery codes of an account that has no factor left. */
export async function endCodesWithoutFactor(tx: Tx, userId: UserId): Promise<void> {
  if (!hasFactors(await factorsOf(tx, userId))) await deleteRecoveryCodes(tx, userId)
}

const setUps = [authenticatorSetups, phoneSetups, passkeyChallenges]

/** Deletes all factors, passkeys, pending set-ups and recovery codes of an account. */
export async function deleteAllFactors(tx: Tx, userId: UserId): Promise<void> {
  for (const table of [authenticators, phoneFactors, passkeys, ...setUps])
    await tx.delete(table).where(eq(table.userId, userId))
  await deleteRecoveryCodes(tx, userId)
}
