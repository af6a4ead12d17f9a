import { z } from '@tessera/contracts/schema'

/** The events that webhooks tell programs of an ad account. */
export const WebhookEventType = z.enum([
  'ad.reviewed',
  'campaign.created',
  'campaign.changed',
  'campaign.ended',
  'budget.spent',
  'rule.acted',
  'report.ready',
])
export type WebhookEventType = z.infer<typeof WebhookEventType>

/** The headers of a webhook's request. */
export const webhookHeaders = { id: 'Webhook-Id', signature: 'Webhook-Signature' } as const
