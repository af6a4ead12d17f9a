import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Visit } from '../../calls/visit.ts'
import { hashOfToken } from '../identity/sessions.ts'
import type { Sql } from '../sql.ts'
import { mfaChallenges, sentCodes } from './tables.ts'

/** Ties a challenge to the browser that gave the password. It opens nothing by itself. */
export const challengeCookie = '__Host-second-factor'

/** What a code that was sent for a challenge is kept under. */
export const subjectOf = (tokenHash: string) => `challenge:${tokenHash}`

/** What the sendings of codes for log-ins of an account are counted under. */
export const logInBudget = (userId: UserId) => `log-in:${userId}`

/** What is kept of a challenge: both halves are needed, the one told and the one in the cookie. */
export const hashOfChallenge = (token: string, browser: string): string =>
  hashOfToken(`${browser} ${token}`)

/** A challenge that waits to be answered. */
export interface Waiting {
  readonly tokenHash: string
  readonly userId: UserId
}

/** Finds the challenge that this browser was told of, while it is good. */
export async function waitingChallenge(
  visit: Visit,
  challenge: string,
): Promise<Waiting | undefined> {
  const browser = visit.cookie(challengeCookie)
  if (browser === null) return undefined
  const tokenHash = hashOfChallenge(challenge, browser)
  const { db, clock } = visit.ports
  const [row] = await db
    .select({ userId: mfaChallenges.userId })
    .from(mfaChallenges)
    .where(and(eq(mfaChallenges.tokenHash, tokenHash), gt(mfaChallenges.expiresAt, clock.now())))
  return row === undefined ? undefined : { tokenHash, userId: row.userId }
}

/** Takes one try of those that an authenticator or codes for emergencies have; null when none is left. */
export async function takeTry(db: Sql, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .update(mfaChallenges)
    .set({ tries: sql`${mfaChallenges.tries} + 1` })
    .where(and(eq(mfaChallenges.tokenHash, tokenHash), lt(mfaChallenges.tries, limits.codeTries)))
    .returning({ tries: mfaChallenges.tries })
  return row === undefined ? null : limits.codeTries - row.tries
}

/** Ends a challenge and the code that was sent for it; false when it had ended already. */
export async function endChallenge(db: Sql, tokenHash: string): Promise<boolean> {
  const gone = await db
    .delete(mfaChallenges)
    .where(eq(mfaChallenges.tokenHash, tokenHash))
    .returning({ userId: mfaChallenges.userId })
  await db.delete(sentCodes).where(eq(sentCodes.subject, subjectOf(tokenHash)))
  return gone.length > 0
}

/** Ends all that wait for somebody: the password that began them is no longer theirs. */
export async function endChallengesOf(db: Sql, userId: UserId): Promise<void> {
  await db.delete(mfaChallenges).where(eq(mfaChallenges.userId, userId))
}
