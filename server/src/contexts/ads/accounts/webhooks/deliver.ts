import { and, asc, eq, inArray, lte } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import { afterAttempt, isHopeless, isTaken } from './after-attempt.ts'
import { send } from './send.ts'
import {
  type DeliveryRecord,
  type EventRecord,
  type WebhookRecord,
  webhookDeliveries,
  webhookEvents,
  webhooks,
} from './tables.ts'
import { tellStopped } from './tell-stopped.ts'

/** Requests that one instance has open at a time, and those of one endpoint among them. */
const [together, ofOne] = [24, 4]
/** Time in which another instance leaves a delivery alone that was taken. */
const lease = 60_000

/** A delivery that is due, with its endpoint and its event. */
interface Due {
  readonly delivery: DeliveryRecord
  readonly webhook: WebhookRecord
  readonly event: EventRecord
}

/** Takes deliveries that are due. Another instance skips them, and takes them when this one dies. */
export const takeDue = (ports: Pick<Ports, 'db' | 'clock'>): Promise<readonly Due[]> =>
  ports.db.transaction(async (tx) => {
    const now = ports.clock.now()
    const found = await tx
      .select({ delivery: webhookDeliveries, webhook: webhooks, event: webhookEvents })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
      .where(and(lte(webhookDeliveries.nextAt, now), eq(webhooks.state, 'on')))
      .orderBy(asc(webhookDeliveries.nextAt), asc(webhookDeliveries.id))
      .limit(together * ofOne)
      .for('update', { of: webhookDeliveries, skipLocked: true })
    const by = Map.groupBy(found, ({ webhook }) => webhook.id)
    // One endpoint that is slow or has a long queue doesn't keep the others waiting.
    const due = [...by.values()].flatMap((list) => list.slice(0, ofOne)).slice(0, together)
    const ids = due.map(({ delivery }) => delivery.id)
    if (ids.length > 0)
      await tx
        .update(webhookDeliveries)
        .set({ nextAt: new Date(now.getTime() + lease) })
        .where(inArray(webhookDeliveries.id, ids))
    return due
  })

/** Sends one event, and keeps how it was answered; an endpoint that failed for days is switched off. */
export async function deliver(ports: Ports, due: Due, signal: AbortSignal): Promise<void> {
  const { outcome, milliseconds } = await send(ports, due.webhook, due.event, signal)
  signal.throwIfAborted()
  const now = ports.clock.now()
  const attempts = due.delivery.attempts + 1
  await ports.db.transaction(async (tx) => {
    // Always the endpoint first, so that two deliveries of it don't wait for each other.
    const [webhook] = await tx
      .select()
      .from(webhooks)
      .where(eq(webhooks.id, due.webhook.id))
      .for('no key update')
    if (webhook === undefined) return
    const failingSince = isTaken(outcome) ? null : (webhook.failingSince ?? now)
    const stops = webhook.state === 'on' && isHopeless(failingSince, now)
    await tx
      .update(webhookDeliveries)
      .set({
        attempts,
        milliseconds,
        sentAt: now,
        ...(outcome.ok
          ? { status: outcome.status, fault: null }
          : { status: null, fault: outcome.fault }),
        ...(webhook.state === 'stopped' && !isTaken(outcome)
          ? dropped
          : afterAttempt(outcome, { attempts, now })),
      })
      .where(eq(webhookDeliveries.id, due.delivery.id))
    await tx
      .update(webhooks)
      .set({ failingSince, ...(stops ? { state: 'stopped' } : {}) })
      .where(eq(webhooks.id, webhook.id))
    if (!stops) return
    const isWaiting = and(
      eq(webhookDeliveries.webhookId, webhook.id),
      eq(webhookDeliveries.state, 'waiting'),
    )
    await tx.update(webhookDeliveries).set(dropped).where(isWaiting)
    await tellStopped(tx, ports, webhook)
  })
}

/** An endpoint that was switched off gets nothing that waited for it. */
const dropped = { state: 'failed', nextAt: null } as const
