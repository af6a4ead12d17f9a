import type { LiveEvent } from '@tessera/contracts/calls/notifications'
import { NotificationId, type UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { idBefore } from '../../../platform/ids/time-ordered.ts'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { Ports } from '../../../ports.ts'
import { type LiveSource, refetch } from '../../base/live-source.ts'
import { notificationsAfter } from './store.ts'

/** Ids are assigned before commit, so one may appear after a later id was sent. */
const lateMilliseconds = 10_000

/**
 * Reads the last notification that a reconnecting tab received; undefined when the id is invalid or in the
 * future.
 */
function lastHeard(lastEventId: string | null, now: string): NotificationId | undefined {
  const { data } = z.safeParse(NotificationId, lastEventId)
  return data !== undefined && BigInt(data) <= BigInt(now) ? data : undefined
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

/** Tells a tab the notifications that it missed. New ones are messages on the member's topic. */
export const liveNotifications: LiveSource = {
  async missed(ports, { userId, lastEventId }) {
    const since = lastHeard(lastEventId, ports.ids.next())
    return since === undefined ? [] : missedBy(ports, userId, since)
  },
}
