import { and, eq, gt, inArray, isNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { sessionEdges } from './session-rules.ts'
import { sessions, users } from './tables.ts'

/** Returns which of these sessions are live and in use. Listening doesn't extend a session. */
export async function lastingSessions(
  { db, clock, settings }: Pick<Ports, 'db' | 'clock' | 'settings'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { seenAfter, createdAfter } = sessionEdges(settings.session, clock.now())
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, [...ids]),
        isNull(sessions.parkedAt),
        eq(users.state, 'active'),
        gt(sessions.seenAt, seenAfter),
        gt(sessions.createdAt, createdAfter),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
