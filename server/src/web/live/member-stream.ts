import type { LiveEvent } from '@tessera/contracts/calls/notifications'
import type { UserId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { refetch } from '../../contexts/base/live-source.ts'
import { memberTopic, sessionEnded } from '../../contexts/identity/index.ts'
import { causeText } from '../../platform/log/cause-text.ts'
import type { Ports } from '../../ports.ts'
import { eventText, heartbeatText, placeText, retryText } from './event-text.ts'
import { mostWaiting, streamBody } from './stream-body.ts'

/** An event stream to one tab of a member. */
export interface MemberStream {
  readonly userId: UserId
  readonly sessionId: string
  readonly readable: ReadableStream<Uint8Array>
  beat(): void
  /** Sends an event that is for every tab. */
  tell(event: LiveEvent): void
  /** Ends it to make room; the tab is told not to reconnect soon. */
  displace(): void
  /** Ends it because this instance stops; the tab is told to reconnect in a while. */
  leave(): void
  end(): void
}

interface Opening {
  readonly userId: UserId
  readonly sessionId: string
  /** The events from while the tab had no stream. */
  readonly missed: () => Promise<readonly LiveEvent[]>
  readonly onEnd: () => void
  readonly onSessionEnded: () => void
}

/** Opens a stream: first what the tab missed, then live events. */
export function openMemberStream(ports: Ports, opening: Opening): MemberStream {
  const { userId, sessionId } = opening
  const body = streamBody(() => {
    unsubscribe()
    opening.onEnd()
  })
  const write = (event: LiveEvent) => body.write(eventText(event))
  body.write(retryText(timings.liveRetry))
  const place = ports.ids.next()
  const order = missedFirst(write, body.end)
  const unsubscribe = ports.live.subscribe(memberTopic(userId), (news) => {
    if (news.type === 'missed') order.tell(refetch)
    else if (news.message.kind === sessionEnded) opening.onSessionEnded()
    else order.tell(news.message)
  })
  void opening
    .missed()
    .catch((cause: unknown) => {
      ports.log.warn('live.missed-not-seen', { cause: causeText(cause) })
      return [refetch]
    })
    .then((missed) => order.begin(missed, () => body.write(placeText(place))))
  return {
    userId,
    sessionId,
    readable: body.readable,
    beat: () => body.write(heartbeatText),
    tell: order.tell,
    displace() {
      body.write(retryText(timings.liveRetryDisplaced))
      write({ kind: 'displaced', id: '' })
      body.end()
    },
    leave() {
      // Not all tabs at once.
      body.write(retryText(Math.round(timings.liveRetry * (0.5 + Math.random()))))
      body.end()
    },
    end() {
      order.flush()
      body.end()
    },
  }
}

/**
 * Holds live events back until the missed ones are sent, so that none is sent twice or too early. Ends the
 * stream when there are too many, as for a reader that is slow.
 */
function missedFirst(write: (event: LiveEvent) => void, end: () => void) {
  let held: LiveEvent[] | undefined = []
  return {
    tell(event: LiveEvent) {
      if (held === undefined) write(event)
      else if (held.length < mostWaiting) held.push(event)
      else end()
    },
    /** Sends what is held back, before a stream ends that has not sent what its tab missed. */
    flush() {
      for (const event of held ?? []) write(event)
      held = undefined
    },
    begin(missed: readonly LiveEvent[], between: () => void) {
      for (const event of missed) write(event)
      between()
      const told = new Set(missed.map(({ id }) => id))
      for (const event of held ?? [])
        if (event.kind !== 'notification' || !told.has(event.id)) write(event)
      held = undefined
    },
  }
}
