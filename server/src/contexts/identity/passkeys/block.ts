import { and, eq, isNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { emailSecurityChange } from '../accounts/email-change.ts'
import { users } from '../accounts/tables.ts'
import type { KeptPasskey } from './store.ts'
import { passkeys } from './tables.ts'

/**
 * Blocks a passkey whose counter went back, and emails its owner once. Of an authenticator and its copy
 * nobody can tell which is which, and the copy's counter would pass the other's after a few tries.
 */
export async function blockPasskey(
  ports: Ports,
  kept: KeptPasskey,
  counter: number,
): Promise<void> {
  const { db, clock, log } = ports
  await db.transaction(async (tx) => {
    const blocked = await tx
      .update(passkeys)
      .set({ blockedAt: clock.now() })
      .where(and(eq(passkeys.id, kept.id), isNull(passkeys.blockedAt)))
      .returning({ id: passkeys.id })
    const [owner] = await tx.select().from(users).where(eq(users.id, kept.userId))
    if (blocked.length === 0 || owner === undefined) return
    await emailSecurityChange(tx, { ports, viewer: owner }, 'passkey-blocked')
    log.error('passkey.counter-regressed', {
      user: kept.userId,
      passkey: kept.id,
      before: kept.counter,
      now: counter,
      fix: 'The authenticator may have been copied. The passkey is blocked, and its owner was told to remove it.',
    })
  })
}
