import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

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
  const text = utf8ToBytes(`${seconds}.${body}`)
  const signed = secrets.map(
    (secret) => `v1=${bytesToHex(hmac(sha256, utf8ToBytes(secret), text))}`,
  )
  return [`t=${seconds}`, ...signed].join(',')
}
