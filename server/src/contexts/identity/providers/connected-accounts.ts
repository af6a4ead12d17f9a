import type { ConnectedAccount } from '@tessera/contracts/calls/connected-accounts'
import type { UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { refreshConnections } from '../identities/connect-identity.ts'
import { identities } from '../identities/tables.ts'
import { hasOtherWayIn, staysOpen, waysInOf } from '../security/ways-in.ts'

/** Lists a member's identities, oldest first. */
export async function connectedAccountsOf(db: Sql, userId: UserId): Promise<ConnectedAccount[]> {
  const rows = await db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt, identities.id)
  const ways = await waysInOf(db, userId)
  return rows.map(({ id, provider, email, name, createdAt, lastUsedAt }) => ({
    id,
    provider,
    email,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    can_disconnect: staysOpen(ways, id),
  }))
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Disconnects one of a member's identities, unless it's the last way to log in. */
export async function disconnectIdentity(
  tx: Tx,
  userId: UserId,
  id: string,
): Promise<'not-found' | 'last-way-in' | { readonly provider: ConnectedAccount['provider'] }> {
  if (!uuid.test(id)) return 'not-found'
  const mine = and(eq(identities.id, id), eq(identities.userId, userId))
  const isOpen = await hasOtherWayIn(tx, userId, id)
  const [found] = await tx.select({ provider: identities.provider }).from(identities).where(mine)
  if (found === undefined) return 'not-found'
  if (!isOpen) return 'last-way-in'
  await tx.delete(identities).where(mine)
  await refreshConnections(tx, userId)
  return found
}
