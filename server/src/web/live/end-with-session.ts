import { refetch } from '../../contexts/base/live-source.ts'
import { lastingSessions } from '../../contexts/identity/index.ts'
import { causeText } from '../../platform/log/cause-text.ts'
import type { Ports } from '../../ports.ts'
import type { MemberStream } from './member-stream.ts'

/** Ends streams whose session has ended, with one query for all. */
export async function endWithSession(
  ports: Ports,
  streams: readonly MemberStream[],
): Promise<void> {
  try {
    const ids = new Set(streams.map(({ sessionId }) => sessionId))
    const last = await lastingSessions(ports, [...ids])
    for (const stream of streams)
      if (!last.has(stream.sessionId)) {
        // The tab asks for something, and learns why its session is over.
        stream.tell(refetch)
        stream.end()
      }
  } catch (cause) {
    ports.log.warn('live.sessions-not-seen', { cause: causeText(cause) })
  }
}
