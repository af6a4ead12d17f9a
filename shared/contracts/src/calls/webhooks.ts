import { z } from '@tessera/contracts/schema'
import { WebhookEventType } from '../ads/webhook-event.ts'
import { AdvertiserId, AnyId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

const ofAccount = { advertiser_id: AdvertiserId }
const which = { ...ofAccount, webhook_id: AnyId }

const fields = {
  url: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_048)),
  events: z.array(WebhookEventType).check(z.minLength(1), z.maxLength(20)),
}

/** An endpoint that gets the events of an ad account. */
export const Webhook = z.object({
  id: AnyId,
  url: z.string(),
  events: z.array(WebhookEventType),
  /** 'stopped' when its deliveries failed for days. */
  state: z.enum(['on', 'off', 'stopped']),
  /** The last characters of its secret. */
  ending: z.string(),
  /** Until when requests are signed with the former secret too; null without one. */
  former_until: z.nullable(z.string()),
  created_at: z.string(),
  created_by: z.nullable(z.string()),
  /** The first failure since the last success; null while deliveries succeed. */
  failing_since: z.nullable(z.string()),
})
export type Webhook = z.infer<typeof Webhook>

const WithSecret = z.object({ webhook: Webhook, secret: z.string() })

/** Lists the webhooks of an ad account, newest first, without their secrets. */
export const listWebhooks = defineCall({
  name: 'WebhooksResource.get',
  summary: 'Lists the webhooks of an ad account.',
  method: 'GET',
  path: '/resource/WebhooksResource/get/',
  input: z.strictObject(ofAccount),
  output: z.array(Webhook),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Creates a webhook. Its secret is in this answer alone. */
export const createWebhook = defineCall({
  name: 'WebhookResource.create',
  summary: 'Creates a webhook of an ad account, and returns its secret once.',
  method: 'POST',
  path: '/resource/WebhookResource/create/',
  input: z.strictObject({ ...ofAccount, ...fields }),
  output: WithSecret,
  errors: ['not-allowed', 'webhooks-many', 'webhook-url-unfit'],
  who: 'advertiser',
  scope: 'ads:write',
  budget: 'create',
})

/** Changes a webhook, or switches it on or off. */
export const updateWebhook = defineCall({
  name: 'WebhookResource.update',
  summary: 'Changes the address or the events of a webhook, or switches it on or off.',
  method: 'POST',
  path: '/resource/WebhookResource/update/',
  input: z.strictObject({
    ...which,
    url: z.optional(fields.url),
    events: z.optional(fields.events),
    is_on: z.optional(z.boolean()),
  }),
  output: Webhook,
  errors: ['not-allowed', 'not-found', 'webhook-url-unfit'],
  who: 'advertiser',
  scope: 'ads:write',
})

/** Deletes a webhook with its deliveries. */
export const deleteWebhook = defineCall({
  name: 'WebhookResource.delete',
  summary: 'Deletes a webhook; events that wait for it are not sent.',
  method: 'POST',
  path: '/resource/WebhookResource/delete/',
  input: z.strictObject(which),
  output: z.null(),
  errors: ['not-allowed', 'not-found'],
  who: 'advertiser',
  scope: 'ads:write',
})

/** Gives a webhook another secret. Requests are signed with both for a day. */
export const rotateWebhookSecret = defineCall({
  name: 'WebhookSecretResource.create',
  summary: 'Gives a webhook another secret, and signs with the former one too for a day.',
  method: 'POST',
  path: '/resource/WebhookSecretResource/create/',
  input: z.strictObject(which),
  output: WithSecret,
  errors: ['not-allowed', 'not-found'],
  who: 'advertiser',
  scope: 'ads:write',
  budget: 'create',
})

/** A request that was sent to a webhook, or will be. */
export const WebhookDelivery = z.object({
  id: AnyId,
  /** The id of the event, by which receivers recognize a second request. */
  event_id: AnyId,
  type: z.union([WebhookEventType, z.literal('test')]),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** The status of the last answer; null without an answer. */
  status: z.nullable(z.int()),
  /** The reason that there was no answer. */
  fault: z.nullable(z.enum(['address-refused', 'too-slow', 'unreachable'])),
  milliseconds: z.nullable(z.int()),
  created_at: z.string(),
  /** The time of the last attempt; null before the first. */
  sent_at: z.nullable(z.string()),
  /** The time of the next attempt; null when there is none. */
  next_at: z.nullable(z.string()),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** Lists the deliveries of a webhook of the last 30 days, the latest first. */
export const listWebhookDeliveries = defineCall({
  name: 'WebhookDeliveriesResource.get',
  summary: 'Lists the latest deliveries of a webhook.',
  method: 'GET',
  path: '/resource/WebhookDeliveriesResource/get/',
  input: z.strictObject({ ...which, ...pageOptions }),
  output: z.array(WebhookDelivery),
  errors: ['not-allowed', 'not-found', 'bad-input'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Sends a test to a webhook at once, and says how it was answered. */
export const testWebhook = defineCall({
  name: 'WebhookTestResource.create',
  summary: 'Sends a test event to a webhook at once, and returns how it was answered.',
  method: 'POST',
  path: '/resource/WebhookTestResource/create/',
  input: z.strictObject(which),
  output: WebhookDelivery,
  errors: ['not-allowed', 'not-found'],
  who: 'advertiser',
  scope: 'ads:write',
  budget: 'create',
})
