import { and, eq, gt } from '../../../platform/database/sql.ts'
import { uniqueViolation } from '../../../platform/database/unique-violation.ts'
import type { Ports } from '../../../ports.ts'
import { notifyTabs } from '../accounts/end-sessions.ts'
import { endSessionsOf } from '../accounts/sessions.ts'
import { devices, users } from '../accounts/tables.ts'
import { sendLink } from '../recovery/send-link.ts'
import { endChallengesOf } from '../second-factor/challenge-rows.ts'
import { hashOfLink } from '../verification/queue-verification.ts'
import { emailChanges, emailUndos } from './tables.ts'

/**
 * Restores a former address by its link. Whoever changed it may know the password, so that ends
 * with all sessions; a reset link goes to the restored address.
 */
export async function undoChange(
  ports: Ports,
  token: string,
): Promise<{ readonly email: string } | 'gone' | 'taken'> {
  const { db, clock, jobs, live, log } = ports
  try {
    const undone = await db.transaction(async (tx) => {
      const [link] = await tx
        .delete(emailUndos)
        .where(
          and(eq(emailUndos.tokenHash, hashOfLink(token)), gt(emailUndos.expiresAt, clock.now())),
        )
        .returning({ userId: emailUndos.userId, email: emailUndos.email })
      if (link === undefined) return undefined
      const { userId, email } = link
      const mine = eq(users.id, userId)
      await tx.update(users).set({ email, passwordHash: null }).where(mine)
      await tx.update(users).set({ emailVerifiedAt: clock.now() }).where(mine)
      // Later changes were made by the same hand: their links take nothing back.
      await tx.delete(emailUndos).where(eq(emailUndos.userId, userId))
      await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
      await endSessionsOf(tx, userId)
      await tx.delete(devices).where(eq(devices.userId, userId))
      await endChallengesOf(tx, userId)
      await jobs.enqueue(tx, sendLink, { login: email, reason: 'reset' })
      return link
    })
    if (undone === undefined) return 'gone'
    notifyTabs({ live }, undone.userId)
    log.info('identity.email-restored', { user: undone.userId })
    return undone
  } catch (cause) {
    if (uniqueViolation(cause) === 'users_email_unique') return 'taken'
    throw cause
  }
}
