import { and, gt, inArray, isNull } from '../../../platform/database/sql.ts'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { Ports } from '../../../ports.ts'
import { sessionEdges, sessions } from '../../identity/index.ts'
import type { MemberStream } from './member-stream.ts'

/** Returns which of these sessions are live and in use. Listening doesn't extend a session. */
async function lasting(
  { db, clock, settings }: Ports,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { seenAfter, createdAfter } = sessionEdges(settings.session, clock.now())
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        inArray(sessions.id, [...ids]),
        isNull(sessions.parkedAt),
        gt(sessions.seenAt, seenAfter),
        gt(sessions.createdAt, createdAfter),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Ends streams whose session has ended, with one query for all. */
export async function endWithSession(
  ports: Ports,
  streams: readonly MemberStream[],
): Promise<void> {
  try {
    const last = await lasting(ports, [...new Set(streams.map(({ sessionId }) => sessionId))])
    for (const stream of streams) if (!last.has(stream.sessionId)) stream.end()
  } catch (cause) {
    ports.log.warn('live.sessions-not-seen', { cause: causeText(cause) })
  }
}
