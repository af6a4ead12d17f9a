import { webhookHeaders } from '@tessera/contracts/ads/webhook-event'
import { timings } from '@tessera/contracts/timings'
import type { PostOutcome } from '../../../../platform/posts/port.ts'
import { signatureOf } from '../../../../platform/webhook/signature.ts'
import type { Ports } from '../../../../ports.ts'
import { openSecrets } from './secret.ts'
import type { EventRecord, WebhookRecord } from './tables.ts'

/** Returns the body of a request: the same for every attempt. */
export const bodyOf = ({ id, type, advertiserId, data, createdAt }: EventRecord): string =>
  JSON.stringify({
    id,
    type,
    created_at: createdAt.toISOString(),
    advertiser_id: advertiserId,
    data,
  })

/** An answer to a request, and the time that it took. */
export interface Sent {
  readonly outcome: PostOutcome
  readonly milliseconds: number
}

/** Sends an event to an endpoint, signed. */
export async function send(
  { posts, secrets, clock }: Pick<Ports, 'posts' | 'secrets' | 'clock'>,
  webhook: WebhookRecord,
  event: EventRecord,
  signal?: AbortSignal,
): Promise<Sent> {
  const now = clock.now()
  const body = bodyOf(event)
  const seconds = Math.floor(now.getTime() / 1_000)
  const signature = signatureOf({ body, seconds, secrets: openSecrets(secrets, webhook, now) })
  const outcome = await posts.post({
    url: webhook.url,
    body,
    milliseconds: timings.webhookPatience,
    signal,
    headers: { [webhookHeaders.id]: event.id, [webhookHeaders.signature]: signature },
  })
  return { outcome, milliseconds: clock.now().getTime() - now.getTime() }
}
