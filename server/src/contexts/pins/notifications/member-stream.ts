import type { LiveEvent } from '@tessera/contracts/calls/notifications'
import { NotificationId, type UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { idBefore } from '../../../platform/ids/time-ordered.ts'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { Ports } from '../../../ports.ts'
import { memberTopic, sessionEnded } from '../../identity/index.ts'
import { eventText, heartbeatText, placeText, retryText } from './event-text.ts'
import { notificationsAfter } from './store.ts'
import { streamBody } from './stream-body.ts'

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
  end(): void
}

interface Opening {
  readonly userId: UserId
  readonly sessionId: string
  /** The last notification that the tab received before its stream broke. */
  readonly since: NotificationId | undefined
  readonly onEnd: () => void
  readonly onSessionEnded: () => void
}

const refetch: LiveEvent = { kind: 'refetch', id: '' }

/** Ids are assigned before commit, so one may appear after a later id was sent. */
const lateMilliseconds = 10_000

/** Opens a stream: first what the tab missed, then live events. */
export function openMemberStream(ports: Ports, opening: Opening): MemberStream {
  const { userId, sessionId, since } = opening
  const body = streamBody(() => {
    unsubscribe()
    opening.onEnd()
  })
  const write = (event: LiveEvent) => body.write(eventText(event))
  body.write(retryText(timings.liveRetry))
  const place = ports.ids.next()
  const order = missedFirst(write)
  const unsubscribe = ports.live.subscribe(memberTopic(userId), (news) => {
    if (news.type === 'missed') order.tell(refetch)
    else if (news.message.kind === sessionEnded) opening.onSessionEnded()
    else order.tell(news.message)
  })
  const begin = async () => {
    const missed = since === undefined ? [] : await missedBy(ports, userId, since)
    order.begin(missed, () => body.write(placeText(place)))
  }
  void begin()
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
    end: body.end,
  }
}

/**
 * Holds live events back until the missed ones are sent, so that none is sent twice or too early.
 */
function missedFirst(write: (event: LiveEvent) => void) {
  let held: LiveEvent[] | undefined = []
  return {
    tell(event: LiveEvent) {
      if (held === undefined) write(event)
      else held.push(event)
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

/** Returns what a tab missed: each notification or, when there are many, one event to refetch. */
async function missedBy(
  { db, log }: Ports,
  userId: UserId,
  since: NotificationId,
): Promise<readonly LiveEvent[]> {
  try {
    const after = NotificationId.parse(idBefore(since, lateMilliseconds))
    const ids = await notificationsAfter(db, userId, { after, most: limits.liveReplay + 1 })
    const events = ids
      .slice(0, limits.liveReplay)
      .toReversed()
      .filter((id) => id !== since)
      .map((id) => ({ kind: 'notification', id }))
    return ids.length > limits.liveReplay ? [refetch, ...events] : events
  } catch (cause) {
    log.warn('live.not-replayed', { cause: causeText(cause) })
    return [refetch]
  }
}
