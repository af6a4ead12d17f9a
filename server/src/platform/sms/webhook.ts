import { jsonWebhook } from '../webhook/json-webhook.ts'
import type { Sms } from './port.ts'

/** Sends text messages through a provider's webhook: POST with `{ to, text }` as JSON. */
export function webhookSms(given: { readonly url: string; readonly token?: string }): Sms {
  const webhook = jsonWebhook({ name: 'SMS webhook', ...given })
  return { send: ({ to, text, key }) => webhook.post({ to, text }, key) }
}
