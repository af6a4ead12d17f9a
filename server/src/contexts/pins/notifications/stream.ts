import type { LiveEvent } from '@tessera/contracts/calls/notifications'
import { setName } from '@tessera/contracts/calls/served-modules'
import { NotificationId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { ServedSet } from '@tessera/contracts/served-set'
import { timings } from '@tessera/contracts/timings'
import { envelopeOf, refused } from '../../../calls/answer.ts'
import type { RequestContext } from '../../../calls/request-context.ts'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { Ports } from '../../../ports.ts'
import { sessionIdOf } from '../../identity/index.ts'
import { servedSet, watchSet } from '../../releases/index.ts'
import { endWithSession } from './end-with-session.ts'
import { type MemberStream, openMemberStream } from './member-stream.ts'
import { openStreams } from './open-streams.ts'

/** Sends live events to members' open tabs. */
export interface LiveStreams {
  answer(context: RequestContext): Promise<Response>
  /** Ends every stream and opens no more. */
  close(): void
}

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Proxies must not cache, compress or buffer the stream.
  'Cache-Control': 'private, no-store, no-transform',
  'X-Accel-Buffering': 'no',
  'X-Content-Type-Options': 'nosniff',
  // Lets the service stop without waiting for this connection.
  Connection: 'close',
}

/** Creates the streams of an instance. */
export function liveStreams(
  ports: Ports,
  {
    heartbeatMilliseconds = timings.liveHeartbeat,
    buildsMilliseconds = timings.buildsWatched,
  }: { heartbeatMilliseconds?: number; buildsMilliseconds?: number } = {},
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
  const watch = watchSet(ports, {
    milliseconds: buildsMilliseconds,
    tell(set) {
      for (const stream of open.all()) stream.tell(buildsEvent(set))
    },
  })
  const remove = (stream: MemberStream) => {
    open.remove(stream)
    if (open.all().length === 0) watch.stop()
  }
  return {
    async answer({ request, viewer, token, isFromOtherSite }) {
      if (request.method !== 'GET') return envelopeOf(refused('method-unknown'), brand)
      if (isFromOtherSite) return envelopeOf(refused('wrong-origin'), brand)
      if (viewer === null || token === null) return envelopeOf(refused('log-in-needed'), brand)
      const sessionId = await sessionIdOf(ports.db, token)
      if (sessionId === undefined) return envelopeOf(refused('log-in-needed'), brand)
      if (closed) return envelopeOf(refused('unexpected'), brand)
      const stream = openMemberStream(ports, {
        userId: viewer.id,
        sessionId,
        since: lastHeard(request, ports.ids.next()),
        onEnd: () => remove(stream),
        onSessionEnded: () => void endWithSession(ports, [stream]),
      })
      open.add(stream)
      watch.start()
      void tellIfBehind(ports, stream, new URL(request.url).searchParams.get('set'))
      return new Response(stream.readable, { headers })
    },
    close() {
      closed = true
      for (const stream of open.all()) stream.end()
    },
  }
}

/**
 * Reads the last event a reconnecting tab received; undefined when the id is invalid or in the
 * future.
 */
function lastHeard(request: Request, now: string): NotificationId | undefined {
  const { data } = z.safeParse(NotificationId, request.headers.get('Last-Event-ID'))
  return data !== undefined && BigInt(data) <= BigInt(now) ? data : undefined
}

const buildsEvent = (set: ServedSet): LiveEvent => ({ kind: 'builds', id: setName(set) })

/** Tells a tab of other builds that came between its document and its stream, or while it had none. */
async function tellIfBehind(
  { registry, shell, log }: Ports,
  stream: MemberStream,
  known: string | null,
): Promise<void> {
  try {
    const set = servedSet(await registry(), await shell())
    if (known !== null && known !== setName(set)) stream.tell(buildsEvent(set))
  } catch (cause) {
    log.warn('builds.not-seen', { cause: causeText(cause) })
  }
}
