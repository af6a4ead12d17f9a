import { NotificationId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { refused } from '../../calls/answer.ts'
import { envelopeOf } from '../../calls/envelope.ts'
import { isFromElsewhere } from '../../calls/same-origin.ts'
import type { Arrival } from '../../calls/serve.ts'
import type { Ports } from '../../ports.ts'
import { sessionIdOf } from '../identity/sessions.ts'
import { endWithSession } from './end-with-session.ts'
import { openMemberStream } from './member-stream.ts'
import { openStreams } from './open-streams.ts'

/** Tells members' open tabs what is new. */
export interface LiveStreams {
  answer(arrival: Arrival): Promise<Response>
  /** Ends every stream, and opens no more. */
  close(): void
}

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // What stands between must neither keep it, nor press it, nor gather it into larger pieces.
  'Cache-Control': 'private, no-store, no-transform',
  'X-Accel-Buffering': 'no',
  'X-Content-Type-Options': 'nosniff',
  // When the stream ends, nothing holds the service up that is about to stop.
  Connection: 'close',
}

/** Makes the streams of an instance. */
export function liveStreams(
  ports: Ports,
  { heartbeatMilliseconds = timings.liveHeartbeat }: { heartbeatMilliseconds?: number } = {},
): LiveStreams {
  const { brand } = ports.settings
  let closed = false
  const open = openStreams({
    milliseconds: heartbeatMilliseconds,
    each(streams) {
      for (const stream of streams) stream.beat()
      void endWithSession(ports, streams)
    },
  })
  return {
    async answer({ request, viewer, token }) {
      if (request.method !== 'GET') return envelopeOf(refused('method-unknown'), brand)
      if (isFromElsewhere(request.headers)) return envelopeOf(refused('wrong-origin'), brand)
      if (viewer === null || token === null) return envelopeOf(refused('log-in-needed'), brand)
      const sessionId = await sessionIdOf(ports.db, token)
      if (sessionId === undefined) return envelopeOf(refused('log-in-needed'), brand)
      if (closed) return envelopeOf(refused('unexpected'), brand)
      const stream = openMemberStream(ports, {
        userId: viewer.id,
        sessionId,
        since: lastHeard(request, ports.ids.next()),
        onEnd: () => open.remove(stream),
        onSessionEnded: () => void endWithSession(ports, [stream]),
      })
      open.add(stream)
      return new Response(stream.readable, { headers })
    },
    close() {
      closed = true
      for (const stream of open.all()) stream.end()
    },
  }
}

/** What a tab that comes back heard of last; a place that cannot be is none. */
function lastHeard(request: Request, now: string): NotificationId | undefined {
  const { data } = z.safeParse(NotificationId, request.headers.get('Last-Event-ID'))
  return data !== undefined && BigInt(data) <= BigInt(now) ? data : undefined
}
