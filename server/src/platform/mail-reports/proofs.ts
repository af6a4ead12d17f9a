import {
  createHash,
  createHmac,
  createPublicKey,
  createVerify,
  timingSafeEqual,
  verify,
  X509Certificate,
} from 'node:crypto'
import type { ReportRequest } from './port.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares texts in a time that says nothing of them. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

/** True when a request has a secret as its bearer token, or as its password (RFC 7617). */
export function hasSecret({ headers }: ReportRequest, secret: string): boolean {
  const [scheme = '', value = ''] = (headers.get('authorization') ?? '').split(' ')
  if (scheme.toLowerCase() === 'bearer') return isSame(value, secret)
  if (scheme.toLowerCase() !== 'basic') return false
  const pair = Buffer.from(value, 'base64').toString('utf8')
  return isSame(pair.slice(pair.indexOf(':') + 1), secret)
}

/** A provider tries again for some hours; older requests are copies. */
const oldestSeconds = 86_400

/** True for a time, in seconds since 1970, that is not long ago and not in the future. */
const isRecent = (seconds: string, now: Date): boolean => {
  const age = now.getTime() / 1_000 - Number(seconds)
  return age > -600 && age < oldestSeconds
}

/** Checks the signature of Mailgun: an HMAC over a time and a random token. */
export const isOfMailgun = (
  given: { readonly timestamp: string; readonly token: string; readonly signature: string },
  key: string,
  now: Date,
): boolean =>
  isRecent(given.timestamp, now) &&
  isSame(
    createHmac('sha256', key)
      .update(given.timestamp + given.token)
      .digest('hex'),
    given.signature,
  )

/** Checks the signature of SendGrid: ECDSA over a time and the body. */
export function isOfSendGrid({ headers, body }: ReportRequest, key: string, now: Date): boolean {
  const time = headers.get('x-twilio-email-event-webhook-timestamp') ?? ''
  const signature = headers.get('x-twilio-email-event-webhook-signature') ?? ''
  if (!isRecent(time, now)) return false
  try {
    const publicKey = createPublicKey({
      key: Buffer.from(key, 'base64'),
      format: 'der',
      type: 'spki',
    })
    const signed = Buffer.concat([Buffer.from(time), body])
    return verify('sha256', signed, publicKey, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

/** A message of Amazon's notification service. */
export interface SnsMessage {
  readonly Type: string
  readonly MessageId: string
  readonly TopicArn: string
  readonly Message: string
  readonly Timestamp: string
  readonly SignatureVersion: string
  readonly Signature: string
  readonly SigningCertURL: string
  readonly Subject?: string | undefined
  readonly Token?: string | undefined
  readonly SubscribeURL?: string | undefined
}

const signedNames = [
  'Message',
  'MessageId',
  'Subject',
  'SubscribeURL',
  'Timestamp',
  'Token',
  'TopicArn',
  'Type',
] as const

/**
 * True for an https address of Amazon's notification service, which alone serves its certificates. Its host
 * names a region: sns.s3-us-west-2.amazonaws.com is a stranger's bucket.
 */
export function isOfSns(address: string): boolean {
  const url = URL.parse(address)
  return (
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    /^sns\.[a-z]{2}(-[a-z]{2,12}){1,3}-\d{1,2}\.amazonaws\.com(\.cn)?$/.test(url.hostname)
  )
}

/** Checks the signature of Amazon's notification service with the certificate that it names. */
export function isSignedBySns(message: SnsMessage, certificate: string, now: Date): boolean {
  if (!isRecent(String(Date.parse(message.Timestamp) / 1_000), now)) return false
  const isNotification = message.Type === 'Notification'
  const names = signedNames.filter((name) =>
    isNotification ? name !== 'SubscribeURL' && name !== 'Token' : name !== 'Subject',
  )
  const text = names
    .flatMap((name) => (message[name] === undefined ? [] : [`${name}\n${message[name]}\n`]))
    .join('')
  const algorithm = message.SignatureVersion === '2' ? 'RSA-SHA256' : 'RSA-SHA1'
  try {
    const signer = new X509Certificate(certificate)
    if (now < new Date(signer.validFrom) || now > new Date(signer.validTo)) return false
    return createVerify(algorithm)
      .update(text)
      .verify(signer.publicKey, message.Signature, 'base64')
  } catch {
    return false
  }
}
