import { createHmac } from 'node:crypto'

/**
 * Returns the signature of a request: its moment in seconds, and for each secret the HMAC-SHA256 of
 * `{t}.{body}` in hexadecimal digits. After a rotation there are two; one that fits is enough.
 *
 *     signatureOf({ body, seconds: 1764169200, secrets: ['whsec_…'] }) // 't=1764169200,v1=5f1c…'
 */
export function signatureOf({
  body,
  seconds,
  secrets,
}: {
  readonly body: string
  readonly seconds: number
  readonly secrets: readonly string[]
}): string {
  const signed = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  )
  return [`t=${seconds}`, ...signed].join(',')
}
