import { WebhookEventType, webhookHeaders } from '@tessera/contracts/ads/webhook-event'
import { timings } from '@tessera/contracts/timings'
import { escapeText } from '../../documents/markup.ts'

/** Code that checks a signature, in two languages; docs/webhooks.md has the same. */
export const signatureChecks = {
  node: `import { createHmac, timingSafeEqual } from 'node:crypto'

export function isGenuine(secret, header, body) {
  const parts = header.split(',').map((part) => part.split('='))
  const t = parts.find(([name]) => name === 't')?.[1]
  if (!(Math.abs(Date.now() / 1000 - Number(t)) < ${timings.webhookTolerance / 1_000})) return false
  const own = createHmac('sha256', secret).update(\`\${t}.\`).update(body).digest()
  return parts.some(([name, hex]) => {
    const theirs = Buffer.from(name === 'v1' ? hex : '', 'hex')
    return theirs.length === own.length && timingSafeEqual(theirs, own)
  })
}`,
  python: `import hashlib, hmac, time

def is_genuine(secret: str, header: str, body: bytes) -> bool:
    parts = [part.split("=", 1) for part in header.split(",")]
    t = next((value for name, value in parts if name == "t"), "0")
    if abs(time.time() - int(t)) > ${timings.webhookTolerance / 1_000}:
        return False
    own = hmac.new(secret.encode(), t.encode() + b"." + body, hashlib.sha256).hexdigest()
    return any(name == "v1" and hmac.compare_digest(value, own) for name, value in parts)`,
} as const

/** Renders how programs receive webhooks and check their signatures. */
export function webhooksPart(): string {
  const types = WebhookEventType.options.map((type) => `<code>${type}</code>`).join(', ')
  const { id, signature } = webhookHeaders
  const minutes = timings.webhookTolerance / 60_000
  return `<section id="webhooks"><h2>Webhooks</h2>
<p>A webhook of an ad account gets a POST for each event: ${types}. Create one by <code>WebhookResource.create</code>; its secret is in that answer alone. The body is <code>{ id, type, created_at, advertiser_id, data }</code>.</p>
<p><code>${signature}: t=…,v1=…</code> holds the moment in seconds and the HMAC-SHA256 of <code>{t}.{body}</code> with the secret, in hexadecimal digits; for a day after a rotation there are two <code>v1</code>, of which one must fit. Refuse a moment that is more than ${minutes} minutes away. <code>${id}</code> is the same in each attempt: ignore what you have handled. The order is not promised. Answer with 200 to 299 within ${timings.webhookPatience / 1_000} seconds.</p>
<dl><dt>Node</dt><dd><pre>${escapeText(signatureChecks.node)}</pre></dd><dt>Python</dt><dd><pre>${escapeText(signatureChecks.python)}</pre></dd></dl></section>`
}
