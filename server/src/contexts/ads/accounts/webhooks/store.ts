import type { Webhook, WebhookDelivery } from '@tessera/contracts/calls/webhooks'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { and, desc, eq, lt } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { users } from '../../../identity/index.ts'
import {
  type DeliveryRecord,
  type EventRecord,
  type WebhookRecord,
  webhookDeliveries,
  webhookEvents,
  webhooks,
} from './tables.ts'

/** Matches an endpoint of an ad account. */
export const isWebhook = (advertiserId: AdvertiserId, id: string) =>
  and(eq(webhooks.advertiserId, advertiserId), eq(webhooks.id, id))

/** Loads an endpoint of an ad account. */
export async function findWebhook(
  db: Sql,
  advertiserId: AdvertiserId,
  id: string,
): Promise<WebhookRecord | undefined> {
  const [row] = await db.select().from(webhooks).where(isWebhook(advertiserId, id))
  return row
}

/** Returns the endpoints of an ad account as they are shown, newest first; only one when `id` names it. */
export async function webhooksOf(
  db: Sql,
  advertiserId: AdvertiserId,
  id?: string,
): Promise<Webhook[]> {
  const rows = await db
    .select({ row: webhooks, createdBy: users.fullName })
    .from(webhooks)
    .leftJoin(users, eq(users.id, webhooks.createdBy))
    .where(id === undefined ? eq(webhooks.advertiserId, advertiserId) : isWebhook(advertiserId, id))
    .orderBy(desc(webhooks.id))
  return rows.map(({ row, createdBy }) => shownWebhook(row, createdBy))
}

const shownWebhook = (row: WebhookRecord, createdBy: string | null): Webhook => ({
  id: row.id,
  url: row.url,
  events: [...row.events],
  state: row.state,
  ending: row.ending,
  former_until: row.formerUntil?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  created_by: createdBy,
  failing_since: row.failingSince?.toISOString() ?? null,
})

/** A delivery with its event. */
export interface FoundDelivery {
  readonly delivery: DeliveryRecord
  readonly event: EventRecord
}

/** Returns deliveries of an endpoint, the latest first. */
export const deliveriesOf = (
  db: Sql,
  webhookId: string,
  { before, most }: { readonly before: string | undefined; readonly most: number },
): Promise<readonly FoundDelivery[]> =>
  db
    .select({ delivery: webhookDeliveries, event: webhookEvents })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        before === undefined ? undefined : lt(webhookDeliveries.id, before),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(most)

/** Returns a delivery as it is shown. */
export const shownDelivery = ({ delivery, event }: FoundDelivery): WebhookDelivery => ({
  id: delivery.id,
  event_id: event.id,
  type: event.type,
  state: delivery.state,
  attempts: delivery.attempts,
  status: delivery.status,
  fault: delivery.fault,
  milliseconds: delivery.milliseconds,
  created_at: event.createdAt.toISOString(),
  sent_at: delivery.sentAt?.toISOString() ?? null,
  next_at: delivery.nextAt?.toISOString() ?? null,
})
