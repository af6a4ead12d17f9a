import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Visit } from '../../../calls/visit.ts'
import { and, desc, eq, inArray, isNotNull } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { hashOfToken } from './sessions.ts'
import { sessions } from './tables.ts'

/**
 * Parks a visit's session while its browser uses another account. The session gets a token that
 * nobody knows, so that only a switch in the same browser opens it again.
 */
export async function parkSession(
  db: Sql,
  { ports, token }: Pick<Visit, 'ports' | 'token'>,
  deviceHash: string,
): Promise<void> {
  if (token === null) return
  const now = ports.clock.now()
  const tokenHash = hashOfToken(ports.tokens.next())
  await db
    .update(sessions)
    .set({ tokenHash, deviceHash, parkedAt: now, seenAt: now })
    .where(eq(sessions.tokenHash, hashOfToken(token)))
}

/** Binds a browser's sessions to its new device token. */
export async function rebindSessions(
  db: Sql,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<void> {
  await db.update(sessions).set({ deviceHash: after }).where(eq(sessions.deviceHash, before))
}

/** Ends the sessions of an account in one browser, or of all of its accounts. */
export async function endSessionsIn(db: Sql, deviceHash: string, userId?: UserId): Promise<void> {
  const whose = userId === undefined ? undefined : eq(sessions.userId, userId)
  await db.delete(sessions).where(and(eq(sessions.deviceHash, deviceHash), whose))
}

/** Ends the parked sessions of a browser; the present one stays. */
export async function endParkedIn(db: Sql, deviceHash: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.deviceHash, deviceHash), isNotNull(sessions.parkedAt)))
}

/** Ends the parked sessions that a browser has beyond the limit, those used longest ago. */
export async function endSurplusSessions(db: Sql, deviceHash: string): Promise<void> {
  const parked = and(eq(sessions.deviceHash, deviceHash), isNotNull(sessions.parkedAt))
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(parked)
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
    .offset(limits.deviceAccountsMax - 1)
  await db.delete(sessions).where(inArray(sessions.id, surplus))
}
