import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Visit } from '../../../calls/visit.ts'
import { and, eq, gt, lt, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { hashOfToken } from '../accounts/sessions.ts'
import type { CompanyLogIn } from '../companies/company-session.ts'
import { endQrLogInsOf } from '../qr-log-in/end-requests.ts'
import { mfaChallenges, sentCodes } from './tables.ts'

/**
 * The cookie that ties a challenge to the browser that entered the password. It gives no access by
 * itself.
 */
export const challengeCookie = '__Host-second-factor'

/** The key under which a challenge's sent code is stored. */
export const subjectOf = (tokenHash: string) => `challenge:${tokenHash}`

/** The key under which codes sent for an account's log-ins are counted. */
export const logInBudget = (userId: UserId) => `log-in:${userId}`

/** Hashes a challenge: both its token and the cookie are needed. */
export const hashOfChallenge = (token: string, browser: string): string =>
  hashOfToken(`${browser} ${token}`)

/** A challenge that waits for its code. */
export interface WaitingChallenge {
  readonly tokenHash: string
  readonly userId: UserId
  /** The company that the log-in came from. */
  readonly company: CompanyLogIn | null
}

/** Loads this browser's challenge, while it's valid. */
export async function waitingChallenge(
  visit: Visit,
  challenge: string,
): Promise<WaitingChallenge | undefined> {
  const browser = visit.cookie(challengeCookie)
  if (browser === null) return undefined
  const tokenHash = hashOfChallenge(challenge, browser)
  const { db, clock } = visit.ports
  const [row] = await db
    .select({ userId: mfaChallenges.userId, company: mfaChallenges.company })
    .from(mfaChallenges)
    .where(and(eq(mfaChallenges.tokenHash, tokenHash), gt(mfaChallenges.expiresAt, clock.now())))
  return row === undefined ? undefined : { tokenHash, ...row }
}

/** Counts a try with an authenticator or recovery code; null when none is left. */
export async function countTry(db: Sql, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .update(mfaChallenges)
    .set({ tries: sql`${mfaChallenges.tries} + 1` })
    .where(and(eq(mfaChallenges.tokenHash, tokenHash), lt(mfaChallenges.tries, limits.codeTries)))
    .returning({ tries: mfaChallenges.tries })
  return row === undefined ? null : limits.codeTries - row.tries
}

/** Ends a challenge and its sent code; false when it had ended already. */
export async function endChallenge(db: Sql, tokenHash: string): Promise<boolean> {
  const gone = await db
    .delete(mfaChallenges)
    .where(eq(mfaChallenges.tokenHash, tokenHash))
    .returning({ userId: mfaChallenges.userId })
  await db.delete(sentCodes).where(eq(sentCodes.subject, subjectOf(tokenHash)))
  return gone.length > 0
}

/**
 * Ends everything that waits to log in to an account: challenges, and browsers that its phone
 * approved.
 */
export async function endChallengesOf(db: Sql, userId: UserId): Promise<void> {
  await db.delete(mfaChallenges).where(eq(mfaChallenges.userId, userId))
  await endQrLogInsOf(db, userId)
}
