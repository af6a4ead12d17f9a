import { timings } from '@tessera/contracts/timings'
import { envelopeOf, refused } from '../../calls/answer.ts'
import type { RequestContext } from '../../calls/request-context.ts'
import { liveSources } from '../../contexts/all-domains.ts'
import type { LiveSource } from '../../contexts/base/live-source.ts'
import { sessionIdOf } from '../../contexts/identity/index.ts'
import type { Ports } from '../../ports.ts'
import { endWithSession } from './end-with-session.ts'
import { type MemberStream, openMemberStream } from './member-stream.ts'
import { openStreams } from './open-streams.ts'

/** Sends live events to members' open tabs. */
export interface LiveStreams {
  answer(context: RequestContext): Promise<Response>
  /** Tells every tab to reconnect, which leads to another instance, and opens no more streams. */
  close(): void
}

/** The headers of a live stream. */
export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Proxies must not cache, compress or buffer the stream.
  'Cache-Control': 'private, no-store, no-transform',
  'X-Accel-Buffering': 'no',
  'X-Content-Type-Options': 'nosniff',
  // Lets the service stop without waiting for this connection.
  Connection: 'close',
}

/** Creates the streams of an instance. Each carries the events of all sources. */
export function liveStreams(
  ports: Ports,
  {
    heartbeatMilliseconds = timings.liveHeartbeat,
    sources = liveSources,
  }: { heartbeatMilliseconds?: number; sources?: readonly LiveSource[] } = {},
): LiveStreams {
  const { brand } = ports.settings
  let closed = false
  let watches: readonly (() => void)[] | undefined
  const open = openStreams({
    milliseconds: heartbeatMilliseconds,
    each(streams) {
      for (const stream of streams) stream.beat()
      void endWithSession(ports, streams)
    },
  })
  ports.metrics.watch('tessera_live_streams', () => [{ labels: {}, value: open.all().length }])
  const startWatches = () =>
    sources.flatMap(({ watch }) => {
      const stop = watch?.(ports, (event) => {
        for (const stream of open.all()) stream.tell(event)
      })
      return stop === undefined ? [] : [stop]
    })
  const add = (stream: MemberStream) => {
    open.add(stream)
    watches ??= startWatches()
  }
  const remove = (stream: MemberStream) => {
    open.remove(stream)
    if (open.all().length > 0) return
    for (const stop of watches ?? []) stop()
    watches = undefined
  }
  return {
    async answer({ request, viewer, token, isFromOtherSite }) {
      if (request.method !== 'GET') return envelopeOf(refused('method-unknown'), brand)
      if (isFromOtherSite) return envelopeOf(refused('wrong-origin'), brand)
      if (viewer === null || token === null) return envelopeOf(refused('log-in-needed'), brand)
      const sessionId = await sessionIdOf(ports.db, token)
      if (sessionId === undefined) return envelopeOf(refused('log-in-needed'), brand)
      if (closed) return envelopeOf(refused('too-busy', { wait_seconds: 1 }), brand)
      const tab = {
        userId: viewer.id,
        lastEventId: request.headers.get('Last-Event-ID'),
        query: new URL(request.url).searchParams,
      }
      const stream = openMemberStream(ports, {
        userId: viewer.id,
        sessionId,
        missed: async () => {
          const all = await Promise.all(sources.map(({ missed }) => missed(ports, tab)))
          return all.flat()
        },
        onEnd: () => remove(stream),
        onSessionEnded: () => void endWithSession(ports, [stream]),
      })
      add(stream)
      return new Response(stream.readable, { headers: streamHeaders })
    },
    close() {
      closed = true
      for (const stream of open.all()) stream.leave()
    },
  }
}
