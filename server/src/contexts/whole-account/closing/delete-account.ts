import type { UserId } from '@tessera/contracts/ids'
import { and, eq, lte } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { allDeletes } from '../../all-deletes.ts'
import { queueEmail } from '../../base/mail/queue-email.ts'
import { reasonsAgainst } from '../../base/mail/suppressions.ts'
import { users } from '../../identity/index.ts'
import { closedEmail } from './emails.ts'

/** Matches an account whose days of grace are over. */
export const isOver = (now: Date) => and(eq(users.state, 'deactivated'), lte(users.closesAt, now))

/**
 * Deletes an account whose days of grace are over, with everything that belongs to it. False when
 * its owner came back meanwhile. Interrupted, it goes on at the next run: the account goes last.
 */
export async function deleteAccount(
  ports: Ports,
  userId: UserId,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, clock, deletions, settings, log } = ports
  const due = and(eq(users.id, userId), isOver(clock.now()))
  // From here on nobody comes back: half an account is worse than none.
  const sealed = await db
    .update(users)
    .set({ pausedAt: null })
    .where(due)
    .returning({ id: users.id })
  if (sealed.length === 0) return false
  // Before the first row goes: a backup that is restored later must lose this account again.
  await deletions.note({ at: clock.now(), kind: 'deleted', user: userId })
  for (const part of allDeletes) if (part.when === 'before') await part.run(ports, userId, signal)
  await db.transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(due).for('update')
    if (person === undefined) return
    // Read before the parts forget it.
    const bounces = (await reasonsAgainst(tx, person.email)).has('bounced')
    for (const part of allDeletes) if (part.when === 'with') await part.run(tx, person, clock.now())
    await tx.delete(users).where(eq(users.id, userId))
    if (!bounces) await queueEmail(tx, ports, closedEmail({ ...person, brand: settings.brand }))
  })
  log.info('identity.closed', { user: userId })
  return true
}
