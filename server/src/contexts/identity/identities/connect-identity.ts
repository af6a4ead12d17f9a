import type { IdentityProvider } from '@tessera/contracts/entities/connected-identity'
import type { UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../accounts/tables.ts'
import type { ProvenIdentity } from './proven-identity.ts'
import { identities } from './tables.ts'

/** Thrown to roll back when the identity belongs to another account. */
export class IdentityOfOther extends Error {}

/**
 * Connects an account with an identity. Throws `IdentityOfOther` when another account has it;
 * changes nothing when this one has.
 */
export async function connectIdentity(
  tx: Tx,
  { clock, log }: Pick<Ports, 'clock' | 'log'>,
  { userId, proven }: { readonly userId: UserId; readonly proven: ProvenIdentity },
): Promise<{ readonly isNew: boolean }> {
  const now = clock.now()
  const { provider, issuer, subject, companyId, email, fullName: name } = proven
  const added = await tx
    .insert(identities)
    .values({
      userId,
      provider,
      issuer,
      subject,
      companyId,
      email,
      name,
      createdAt: now,
      lastUsedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: identities.id })
  if (added.length === 0) {
    const owner = await ownerOf(tx, proven)
    if (owner !== userId) throw new IdentityOfOther('Another account has this identity.')
    return { isNew: false }
  }
  await refreshConnections(tx, userId)
  log.info('identity.connected', { user: userId, provider })
  return { isNew: true }
}

const isSame = ({ issuer, subject }: Pick<ProvenIdentity, 'issuer' | 'subject'>) =>
  and(eq(identities.issuer, issuer), eq(identities.subject, subject))

/** Returns the account that an identity is connected with. */
export async function ownerOf(
  db: Sql,
  proven: Pick<ProvenIdentity, 'issuer' | 'subject'>,
): Promise<UserId | undefined> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(isSame(proven))
  return row?.userId
}

/** Records that an identity was used now, with what its provider says today. */
export async function touchIdentity(db: Sql, proven: ProvenIdentity, now: Date): Promise<void> {
  const { email, fullName: name } = proven
  await db.update(identities).set({ lastUsedAt: now, email, name }).where(isSame(proven))
}

/** Updates what the account itself tells about its identities; the identities decide. */
export async function refreshConnections(tx: Tx, userId: UserId): Promise<void> {
  const has = (provider: IdentityProvider) =>
    sql<boolean>`exists (select 1 from ${identities} where ${identities.userId} = ${userId} and ${identities.provider} = ${provider})`
  await tx
    .update(users)
    .set({ connectedToGoogle: has('google'), connectedToFacebook: has('facebook') })
    .where(eq(users.id, userId))
}
