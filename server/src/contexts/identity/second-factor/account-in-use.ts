import type { UserId } from '@tessera/contracts/ids'
import type { Account } from '../../../calls/account.ts'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import { eq } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { isPaused, stateRefusal } from '../accounts/account-states.ts'
import { accountColumns } from '../accounts/sessions.ts'
import { users } from '../accounts/tables.ts'

/** An account with its password hash: a session may start only while the hash is unchanged. */
export interface InUse {
  readonly account: Account
  readonly passwordHash: string | null
  /** True for a paused account: its challenge was asked for to bring it back. */
  readonly resumes: boolean
}

/**
 * Loads an account, or returns why it can't be used now: its state may have changed since the
 * password.
 */
export async function accountInUse(db: Sql, userId: UserId): Promise<Answer<InUse>> {
  const [row] = await db
    .select({
      account: accountColumns,
      state: users.state,
      pausedAt: users.pausedAt,
      waitingSince: users.waitingSince,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(eq(users.id, userId))
  if (row === undefined) return refused('challenge-gone')
  const { account, state, pausedAt, waitingSince, passwordHash } = row
  // Pausing ends all challenges, so this one was asked for afterwards.
  const resumes = isPaused({ state, pausedAt })
  const barred = resumes ? undefined : stateRefusal({ state, waitingSince })
  return barred === undefined ? given({ account, passwordHash, resumes }) : refused(barred)
}
