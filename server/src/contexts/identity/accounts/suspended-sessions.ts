import type { UserId } from '@tessera/contracts/ids'
import { eq, lt } from '../../../platform/database/sql.ts'
import { keptEdge } from '../../base/retention/kept-days.ts'
import type { Sql } from '../../base/sql.ts'
import { retentions } from '../../base/table-facts/retentions.ts'
import { hashOfToken } from './sessions.ts'
import { sessions, suspendedSessions } from './tables.ts'

/** Remembers the sessions of a member whom a suspension is about to log out. */
export async function rememberSuspended(db: Sql, userId: UserId, now: Date): Promise<void> {
  const rows = await db
    .select({ tokenHash: sessions.tokenHash, userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.userId, userId))
  if (rows.length === 0) return
  await db
    .insert(suspendedSessions)
    .values(rows.map((row) => ({ ...row, endedAt: now })))
    .onConflictDoNothing()
}

/** Forgets them, once the suspension is over. */
export async function forgetSuspended(db: Sql, userId: UserId): Promise<void> {
  await db.delete(suspendedSessions).where(eq(suspendedSessions.userId, userId))
}

/** True when a suspension ended the session of this token. */
export const isSuspendedToken = async (db: Sql, token: string): Promise<boolean> =>
  (await db.$count(suspendedSessions, eq(suspendedSessions.tokenHash, hashOfToken(token)))) > 0

/** Deletes what no tab needs any more. */
export async function sweepSuspendedSessions(db: Sql, now: Date): Promise<void> {
  const edge = await keptEdge(db, retentions.suspendedSessions, now)
  await db.delete(suspendedSessions).where(lt(suspendedSessions.endedAt, edge))
}
