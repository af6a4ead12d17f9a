import type { UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, isNull } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../accounts/tables.ts'
import { identities } from '../identities/tables.ts'
import { passkeys } from '../passkeys/tables.ts'

/** The log-in methods of an account. A new method is one more field. */
export interface WaysIn {
  readonly hasPassword: boolean
  /** The ids of its passkeys and of its connected accounts at providers. */
  readonly others: readonly string[]
}

/** Returns what an account can be logged in to with. */
export async function waysInOf(db: Sql, userId: UserId): Promise<WaysIn> {
  const [account] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  const keys = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), isNull(passkeys.blockedAt)))
  const connected = await db
    .select({ id: identities.id })
    .from(identities)
    .where(eq(identities.userId, userId))
  return {
    hasPassword: account !== undefined && account.passwordHash !== null,
    others: [...keys, ...connected].map(({ id }) => id),
  }
}

/** True when an account can still be logged in to without a passkey or a connected account. */
export const staysOpen = ({ hasPassword, others }: WaysIn, withoutId: string): boolean =>
  hasPassword || others.some((id) => id !== withoutId)

/**
 * The same for a removal. Every removal of a way to log in asks here, in its transaction; the
 * account's row is locked, so that two removals at once leave one way.
 */
export async function hasOtherWayIn(tx: Tx, userId: UserId, withoutId: string): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  return staysOpen(await waysInOf(tx, userId), withoutId)
}
