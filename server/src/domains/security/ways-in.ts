import type { UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../platform/database/port.ts'
import { and, eq, ne } from '../../platform/database/sql.ts'
import { identities } from '../identities/tables.ts'
import { users } from '../identity/tables.ts'
import { passkeys } from '../passkeys/tables.ts'

/** A way to log in that is about to be removed. */
interface Removed {
  /** The id of a passkey. */
  readonly passkey?: string
  /** The id of a connected account at a provider. */
  readonly identity?: string
}

/**
 * True when an account can still be logged in to without the way that is about to be removed: by a
 * password, another passkey or another connected account. Every removal of a way to log in asks here, in its transaction; the
 * account's row is locked, so that two removals at once leave one way.
 */
export async function hasOtherWayIn(tx: Tx, userId: UserId, removed: Removed): Promise<boolean> {
  const [account] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (account === undefined) return false
  if (account.passwordHash !== null) return true
  const { passkey, identity } = removed
  const otherKey = passkey === undefined ? undefined : ne(passkeys.id, passkey)
  if ((await tx.$count(passkeys, and(eq(passkeys.userId, userId), otherKey))) > 0) return true
  const otherAccount = identity === undefined ? undefined : ne(identities.id, identity)
  return (await tx.$count(identities, and(eq(identities.userId, userId), otherAccount))) > 0
}
