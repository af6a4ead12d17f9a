import type { ConnectedAccount } from '@tessera/contracts/calls/connected-accounts'
import type { UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../platform/database/port.ts'
import { and, eq, ne } from '../../platform/database/sql.ts'
import { users } from '../identity/tables.ts'
import type { Sql } from '../sql.ts'
import { refreshConnections } from './connect-identity.ts'
import { identities } from './tables.ts'

/**
 * True when an account can be logged in to without one of its identities: with a password, or with
 * another identity. A new way to log in is one more line here.
 */
async function hasOtherWay(db: Sql, userId: UserId, withoutId: string): Promise<boolean> {
  const [account] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  if (account !== undefined && account.passwordHash !== null) return true
  const others = and(eq(identities.userId, userId), ne(identities.id, withoutId))
  return (await db.$count(identities, others)) > 0
}

/** Lists a member's identities, oldest first. */
export async function connectedAccountsOf(db: Sql, userId: UserId): Promise<ConnectedAccount[]> {
  const rows = await db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt, identities.id)
  return Promise.all(
    rows.map(async ({ id, provider, email, name, createdAt, lastUsedAt }) => ({
      ...{ id, provider, email, name },
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      can_disconnect: await hasOtherWay(db, userId, id),
    })),
  )
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Disconnects one of a member's identities; the account's row is locked, so that two at once can't
 * remove the last two ways to log in.
 */
export async function disconnectIdentity(
  tx: Tx,
  userId: UserId,
  id: string,
): Promise<'not-found' | 'last-way-in' | { readonly provider: ConnectedAccount['provider'] }> {
  if (!uuid.test(id)) return 'not-found'
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const mine = and(eq(identities.id, id), eq(identities.userId, userId))
  const [found] = await tx.select({ provider: identities.provider }).from(identities).where(mine)
  if (found === undefined) return 'not-found'
  if (!(await hasOtherWay(tx, userId, id))) return 'last-way-in'
  await tx.delete(identities).where(mine)
  await refreshConnections(tx, userId)
  return found
}
