import type { Visit } from '../../../calls/visit.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { LogInAccount } from '../accounts/store.ts'
import { users } from '../accounts/tables.ts'
import type { ProvenIdentity } from '../identities/proven-identity.ts'
import { endChallengesOf } from '../second-factor/challenge-rows.ts'

/**
 * Opens a soft-banned account again for an identity that was connected before and proves the mailbox
 * of the account, as a reset by email does. Its password goes, because somebody else may know it.
 */
export async function reopenAccount(
  { ports }: Visit,
  found: LogInAccount,
  { email, emailVerified, provider }: ProvenIdentity,
): Promise<LogInAccount> {
  const { account, state } = found
  const isOwner = emailVerified && email?.toLowerCase() === account.email.toLowerCase()
  if (state !== 'soft_banned' || !isOwner) return found
  const opened = { state: 'active', passwordHash: null } as const
  await ports.db.transaction(async (tx) => {
    const mine = and(eq(users.id, account.id), eq(users.state, 'soft_banned'))
    await tx.update(users).set(opened).where(mine)
    await endChallengesOf(tx, account.id)
  })
  ports.log.info('identity.reopened', { user: account.id, provider })
  return { ...found, ...opened }
}
