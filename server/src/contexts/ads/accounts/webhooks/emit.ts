import type { WebhookEventType } from '@tessera/contracts/ads/webhook-event'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { and, arrayContains, eq } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { webhookDeliveries, webhookEvents, webhooks } from './tables.ts'

/** True when an ad account has a webhook that is on. */
export async function hasWebhooks(db: Sql, advertiserId: AdvertiserId): Promise<boolean> {
  const [row] = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.advertiserId, advertiserId), eq(webhooks.state, 'on')))
    .limit(1)
  return row !== undefined
}

/** Something that happened in an ad account. */
export interface AdEvent {
  readonly advertiserId: AdvertiserId
  readonly type: WebhookEventType
  readonly data: Readonly<Record<string, unknown>>
  /** Names something that is told once. */
  readonly once?: string
}

/**
 * Tells the webhooks of an ad account, in the transaction of what happened: it's told exactly when that
 * commits. Nothing is written when no webhook asks for it.
 *
 *     await emitAdEvent(tx, ports, { advertiserId, type: 'report.ready', data: { report_id } })
 */
export async function emitAdEvent(
  tx: Sql,
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  { advertiserId, type, data, once }: AdEvent,
): Promise<void> {
  const listening = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.advertiserId, advertiserId),
        eq(webhooks.state, 'on'),
        arrayContains(webhooks.events, [type]),
      ),
    )
  if (listening.length === 0) return
  const now = clock.now()
  const id = ids.next()
  const written = await tx
    .insert(webhookEvents)
    .values({ id, advertiserId, type, data, once: once ?? null, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id })
  if (written.length === 0) return
  await tx.insert(webhookDeliveries).values(
    listening.map(({ id: webhookId }) => ({
      id: ids.next(),
      webhookId,
      eventId: id,
      state: 'waiting' as const,
      nextAt: now,
    })),
  )
}
