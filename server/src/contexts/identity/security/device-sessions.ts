import type { DeviceSession } from '@tessera/contracts/calls/security'
import type { MemberVisit } from '../../../calls/visit.ts'
import { and, desc, eq, gt } from '../../../platform/database/sql.ts'
import { browserOf } from '../accounts/browser-of.ts'
import { sessionEdges } from '../accounts/session-rules.ts'
import { hashOfToken } from '../accounts/sessions.ts'
import { sessions } from '../accounts/tables.ts'

const most = 100

/** Lists the viewer's sessions, latest first. */
export async function deviceSessions({
  ports,
  viewer,
  token,
}: MemberVisit): Promise<DeviceSession[]> {
  const { db, clock, settings } = ports
  const { seenAfter, createdAfter } = sessionEdges(settings.session, clock.now())
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, viewer.id),
        gt(sessions.seenAt, seenAfter),
        gt(sessions.createdAt, createdAfter),
      ),
    )
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
    .limit(most)
  const own = token === null ? null : hashOfToken(token)
  return rows.map(({ id, tokenHash, userAgent, createdAt, seenAt, parkedAt }) => ({
    id,
    current: tokenHash === own,
    parked: parkedAt !== null,
    ...browserOf(userAgent),
    created_at: createdAt.toISOString(),
    seen_at: seenAt.toISOString(),
  }))
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Ends one of the viewer's sessions by its public id; false when it isn't theirs. */
export async function endDeviceSession(
  { ports, viewer }: MemberVisit,
  id: string,
): Promise<boolean> {
  if (!uuid.test(id)) return false
  const gone = await ports.db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, viewer.id)))
    .returning({ id: sessions.id })
  return gone.length > 0
}
