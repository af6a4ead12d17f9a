import { defineTexts } from '@tessera/contracts/messages'
import type { Account } from '../../../calls/account.ts'
import { and, eq, gt, inArray, isNotNull, or, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { type AccountEmail, queueAccountEmail } from '../../base/mail/account-email.ts'
import { lift } from '../../base/mail/suppressions.ts'
import { notifyTabs } from '../accounts/end-sessions.ts'
import { endSessionsOf } from '../accounts/sessions.ts'
import { devices, users } from '../accounts/tables.ts'
import { endChallengesOf } from '../second-factor/challenge-rows.ts'
import { proveMailbox } from '../verification/prove-mailbox.ts'
import { resetLinks } from './tables.ts'
import { hashOfLink } from './tokens.ts'

const words = defineTexts({
  subject: 'Your {brand} password was changed',
  happened:
    'The password of {username} was reset with a link from an email to this address, and everybody was logged out.',
})

/** Says that the password was reset. */
export const resetNews =
  (username: string, brand: string): AccountEmail['say'] =>
  (language) => ({
    subject: words(language).subject({ brand }),
    happened: words(language).happened({ username }),
  })

/**
 * Uses up a reset link and sets the password. Ends all sessions, forgets all browsers and cancels
 * log-ins that wait for a second factor. The link proves the mailbox, so it also verifies the
 * address. False when the link was used or the account disabled meanwhile.
 */
export async function resetByLink(
  ports: Ports,
  given: { readonly token: string; readonly account: Account; readonly passwordHash: string },
): Promise<boolean> {
  const { account, passwordHash } = given
  const { db, clock, log, settings } = ports
  const mine = eq(users.id, account.id)
  const isDone = await db.transaction(async (tx) => {
    const spent = await tx
      .delete(resetLinks)
      .where(
        and(
          eq(resetLinks.tokenHash, hashOfLink(given.token)),
          eq(resetLinks.userId, account.id),
          gt(resetLinks.expiresAt, clock.now()),
        ),
      )
      .returning({ userId: resetLinks.userId })
    if (spent.length === 0) return false
    await proveMailbox(tx, ports, { userId: account.id, keeps: null })
    await lift(tx, account.email, 'bounced')
    const set = await tx
      .update(users)
      .set({
        passwordHash,
        state: sql`case when ${users.state} = 'soft_banned' then 'active' else ${users.state} end`,
      })
      .where(
        and(mine, or(inArray(users.state, ['active', 'soft_banned']), isNotNull(users.pausedAt))),
      )
      .returning({ id: users.id })
    if (set.length === 0) return false
    await endSessionsOf(tx, account.id)
    await tx.delete(devices).where(eq(devices.userId, account.id))
    await endChallengesOf(tx, account.id)
    await queueAccountEmail(tx, ports, {
      to: account.email,
      firstName: account.firstName,
      locale: account.locale,
      say: resetNews(account.username, settings.brand),
    })
    return true
  })
  if (!isDone) return false
  notifyTabs(ports, account.id)
  log.info('identity.password-reset', { user: account.id })
  return true
}
