import { type Draft, defineCommand } from '@tessera/cache'
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@tessera/contracts/calls/webhooks'

const again = (_: unknown, __: unknown, draft: Draft) =>
  draft.lists({ of: [listWebhooks, listWebhookDeliveries], ask: 'now' })

/** Creates a webhook; its secret is shown once. */
export const createWebhookCommand = defineCommand(createWebhook, {
  name: 'create-webhook',
  refusals: 'inline',
  confirm: again,
})

/** Switches a webhook on or off. */
export const switchWebhookCommand = defineCommand(updateWebhook, {
  name: 'switch-webhook',
  confirm: again,
})

/** Gives a webhook another secret, shown once. */
export const rotateSecretCommand = defineCommand(rotateWebhookSecret, {
  name: 'rotate-webhook-secret',
  refusals: 'inline',
  confirm: again,
})

/** Deletes a webhook. */
export const deleteWebhookCommand = defineCommand(deleteWebhook, {
  name: 'delete-webhook',
  refusals: 'inline',
  confirm: again,
})

/** Sends a test to a webhook. */
export const testWebhookCommand = defineCommand(testWebhook, {
  name: 'test-webhook',
  key: ({ webhook_id: id }) => id,
  confirm: again,
})
