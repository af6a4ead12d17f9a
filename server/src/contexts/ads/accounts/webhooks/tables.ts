import type { WebhookEventType } from '@tessera/contracts/ads/webhook-event'
import { limits } from '@tessera/contracts/limits'
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from '../../../../platform/database/define-tables.ts'
import { sql } from '../../../../platform/database/sql.ts'
import { anyId, moment, userId } from '../../../base/columns.ts'
import { keptForDays, memberRows } from '../../../base/table-facts/table-facts.ts'
import { ofAdAccount, users } from '../../../identity/index.ts'

/** The endpoints that get the events of ad accounts. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: anyId().primaryKey(),
    advertiserId: ofAdAccount(),
    url: text().notNull(),
    events: text().array().$type<WebhookEventType[]>().notNull(),
    /** 'stopped' by the service, after days of failures. */
    state: text().$type<'on' | 'off' | 'stopped'>().notNull(),
    /** Encrypted: requests are signed with it. */
    secret: text().notNull(),
    ending: text().notNull(),
    /** The secret before, which signs too until a moment. */
    formerSecret: text('former_secret'),
    formerUntil: moment('former_until'),
    /** The first failure since the last success. */
    failingSince: moment('failing_since'),
    createdAt: moment('created_at').notNull(),
    createdBy: userId('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('webhooks_advertiser_newest').on(table.advertiserId, table.id.desc().nullsFirst()),
    index('webhooks_creator').on(table.createdBy),
  ],
)

/** Events for webhooks, written in the transaction of what they tell. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: anyId().primaryKey(),
    advertiserId: ofAdAccount(),
    type: text().$type<WebhookEventType | 'test'>().notNull(),
    data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Names something that is told once, such as a budget of a day; null for anything else. */
    once: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('webhook_events_once').on(table.advertiserId, table.once),
    index('webhook_events_created').on(table.createdAt),
  ],
)

/** An event on its way to a webhook. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: anyId().primaryKey(),
    webhookId: anyId('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: anyId('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    state: text().$type<'waiting' | 'delivered' | 'failed'>().notNull(),
    attempts: integer().notNull().default(0),
    status: integer(),
    fault: text().$type<'address-refused' | 'too-slow' | 'unreachable'>(),
    milliseconds: integer(),
    sentAt: moment('sent_at'),
    /** The time of its next attempt; null when none is due. */
    nextAt: moment('next_at'),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_event').on(table.eventId, table.webhookId),
    index('webhook_deliveries_webhook_newest').on(table.webhookId, table.id.desc().nullsFirst()),
    index('webhook_deliveries_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
  ],
)

/** An endpoint. */
export type WebhookRecord = typeof webhooks.$inferSelect

/** An event for webhooks. */
export type EventRecord = typeof webhookEvents.$inferSelect

/** A delivery. */
export type DeliveryRecord = typeof webhookDeliveries.$inferSelect

/** States whose the rows of these tables are, and what happens to them. */
export const webhookTables = [
  memberRows(webhooks, { owner: 'advertiserId', without: ['secret', 'formerSecret'] }),
  memberRows(webhookEvents, {
    owner: 'advertiserId',
    kept: keptForDays(limits.webhookDeliveriesDays, 'sweep-webhooks'),
  }),
  memberRows(webhookDeliveries, {
    owner: 'webhookId',
    kept: keptForDays(limits.webhookDeliveriesDays, 'sweep-webhooks'),
  }),
]
