import { createHmac, createSign, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { isOfSns, type SnsMessage } from './proofs.ts'
import { readReports } from './read-reports.ts'

const secret = 'a-secret-of-twenty-characters'
const now = new Date('2027-11-01T12:00:00Z')
const seconds = String(now.getTime() / 1_000)

type From = Parameters<typeof readReports>[0]['from']

const ask = (
  from: From,
  body: unknown,
  { headers = {}, key = secret }: { headers?: Record<string, string>; key?: string } = {},
) =>
  readReports({ from, secret: key, now: () => now, fetchText: vi.fn() }).read({
    headers: new Map(Object.entries(headers)),
    body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
  })

const bearer = { authorization: `Bearer ${secret}` }
const basic = { authorization: `Basic ${btoa(`mail:${secret}`)}` }
const mira = 'mira@example.org'

test('reports of our own form need the secret, as a token or a password', async () => {
  const body = { events: [{ kind: 'bounced', address: mira, detail: '550 gone' }] }
  const reports = {
    as: 'reports',
    reports: [{ kind: 'bounced', address: mira, detail: '550 gone' }],
  }
  expect(await ask('own', body, { headers: bearer })).toEqual(reports)
  expect(await ask('own', body, { headers: basic })).toEqual(reports)
  for (const headers of [{}, { authorization: `Bearer ${secret}x` }, { authorization: 'Basic !' }])
    expect(await ask('own', body, { headers })).toEqual({ as: 'unproven' })
  const message = { ...bearer, 'content-type': 'message/rfc822' }
  expect(await ask('own', 'Subject: Hi', { headers: message })).toEqual({ as: 'message' })
  expect(await ask('own', { events: [{}] }, { headers: bearer })).toEqual({ as: 'unreadable' })
  expect(await ask('own', '['.repeat(10_000), { headers: bearer })).toEqual({ as: 'unreadable' })
})

test('Postmark reports hard bounces and complaints, and its soft bounces say nothing', async () => {
  const of = async (event: object) => ask('postmark', event, { headers: basic })
  const hard = { RecordType: 'Bounce', Type: 'HardBounce', Email: mira, Details: 'smtp;550' }
  expect(await of(hard)).toMatchObject({ reports: [{ kind: 'bounced', address: mira }] })
  expect(await of({ ...hard, Type: 'SoftBounce' })).toMatchObject({ reports: [] })
  expect(await of({ RecordType: 'SpamComplaint', Email: mira })).toMatchObject({
    reports: [{ kind: 'complained' }],
  })
})

const mailgun = (event: object, given: { timestamp?: string; key?: string } = {}) => {
  const { timestamp = seconds, key = secret } = given
  const signature = createHmac('sha256', key).update(`${timestamp}tok`).digest('hex')
  return ask('mailgun', {
    signature: { timestamp, token: 'tok', signature },
    'event-data': event,
  })
}

test('Mailgun signs its events, and a refused content is no fault of the address', async () => {
  const failed = (message: string) => ({
    event: 'failed',
    severity: 'permanent',
    recipient: mira,
    'delivery-status': { code: 550, message },
  })
  expect(await mailgun(failed('550 5.1.1 No such user'))).toMatchObject({
    reports: [{ kind: 'bounced', address: mira }],
  })
  expect(await mailgun(failed('5.7.1 Spam'))).toMatchObject({ reports: [] })
  expect(await mailgun({ ...failed('x'), severity: 'temporary' })).toMatchObject({ reports: [] })
  expect(await mailgun(failed('x'), { key: 'another' })).toEqual({ as: 'unproven' })
  const old = String(Number(seconds) - 100_000)
  expect(await mailgun(failed('x'), { timestamp: old })).toEqual({ as: 'unproven' })
})

test('SendGrid signs time and body with its key', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const events = JSON.stringify([
    { event: 'bounce', type: 'bounce', email: mira, status: '5.1.1', reason: '550 gone' },
    { event: 'bounce', type: 'blocked', email: 'b@example.org' },
    { event: 'spamreport', email: 'c@example.org' },
    { event: 'delivered', email: 'd@example.org' },
  ])
  const signed = sign('sha256', Buffer.from(seconds + events), privateKey).toString('base64')
  const headers = {
    'x-twilio-email-event-webhook-timestamp': seconds,
    'x-twilio-email-event-webhook-signature': signed,
  }
  expect(await ask('sendgrid', events, { headers, key })).toMatchObject({
    reports: [
      { kind: 'bounced', address: mira },
      { kind: 'complained', address: 'c@example.org' },
    ],
  })
  expect(await ask('sendgrid', `${events} `, { headers, key })).toEqual({ as: 'unproven' })
  expect(await ask('sendgrid', events, { headers, key: 'no key at all, but long' })).toEqual({
    as: 'unproven',
  })
})

test('certificates come from the notification service of Amazon alone', () => {
  expect(isOfSns('https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-1.pem')).toBe(true)
  for (const address of [
    'http://sns.eu-west-1.amazonaws.com/a.pem',
    'https://sns.eu-west-1.amazonaws.com.example.org/a.pem',
    'https://example.org/sns.eu-west-1.amazonaws.com',
    'https://sns.eu-west-1.amazonaws.com:8443/a.pem',
    'https://user@sns.eu-west-1.amazonaws.com/a.pem',
    'https://s3.eu-west-1.amazonaws.com/sns.pem',
    'https://sns.s3-us-west-2.amazonaws.com/a.pem',
    'nonsense',
  ])
    expect(isOfSns(address)).toBe(false)
})

// Made for this test: it proves nothing elsewhere, and is valid for a hundred years.
const certificate = pem(
  'CERTIFICATE',
  [
    'MIIBczCCARmgAwIBAgIUWUTEyb5cJQOD/8Ij0TafZ7MMmuQwCgYIKoZIzj0EAwIwDjEMMAoGA1UEAwwD',
    'c25zMCAXDTI2MTEyOTIzMTQwOFoYDzIxMjYxMTA1MjMxNDA4WjAOMQwwCgYDVQQDDANzbnMwWTATBgcq',
    'hkjOPQIBBggqhkjOPQMBBwNCAAQJS+mCSbOvOtQYfEOFdNBcCQxUkeidzWfyIGqaD1PjDAHU0jonRvMc',
    'ZrNDWBuG0NarAX401m86EwWnGVmJZWgKo1MwUTAdBgNVHQ4EFgQUUrHPIh70qIL9u+qPUwg+9T2DxOsw',
    'HwYDVR0jBBgwFoAUUrHPIh70qIL9u+qPUwg+9T2DxOswDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQD',
    'AgNIADBFAiEAwcCoZlVuL3u9uXVvqHMSjmh5kxBEZeyF1uQXwBiPm+wCIGwyM359Nyd2FEA2JoeVvtwD',
    'Vjy6deS2Jtx7bqW4Gt8d',
  ].join('\n'),
)
const signingKey = pem(
  'PRIVATE KEY',
  [
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgndMb6vNG5d0gdjYbED2uXQqKHP1Wf8/p',
    'aPnVNqcNScShRANCAAQJS+mCSbOvOtQYfEOFdNBcCQxUkeidzWfyIGqaD1PjDAHU0jonRvMcZrNDWBuG',
    '0NarAX401m86EwWnGVmJZWgK',
  ].join('\n'),
)

function pem(of: string, text: string): string {
  return `-----BEGIN ${of}-----\n${text}\n-----END ${of}-----\n`
}

const topic = 'arn:aws:sns:eu-west-1:123456789012:bounces'
const signedFields = ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type'] as const

/** Writes a notification of Amazon's service, signed. */
function notification(event: object, changed: Partial<SnsMessage> = {}): SnsMessage {
  const message = {
    Type: 'Notification',
    MessageId: 'a-1',
    TopicArn: topic,
    Message: JSON.stringify(event),
    Timestamp: now.toISOString(),
    SignatureVersion: '2',
    SigningCertURL: 'https://sns.eu-west-1.amazonaws.com/a.pem',
    ...changed,
  }
  const text = signedFields.map((name) => `${name}\n${message[name]}\n`).join('')
  const Signature = createSign('RSA-SHA256').update(text).sign(signingKey, 'base64')
  return { ...message, Signature, ...changed }
}

test('SES reports count from its own topic alone, with the signature of the service', async () => {
  const fetchText = vi.fn(async (_url: string) => certificate)
  const reports = readReports({ from: 'ses', secret: topic, now: () => now, fetchText })
  const read = (message: SnsMessage) =>
    reports.read({
      headers: new Map(),
      body: new TextEncoder().encode(JSON.stringify(message)),
    })
  const bounce = {
    notificationType: 'Bounce',
    bounce: {
      bounceType: 'Permanent',
      bouncedRecipients: [{ emailAddress: mira, status: '5.1.1', diagnosticCode: 'smtp; 550' }],
    },
  }
  expect(await read(notification(bounce))).toMatchObject({
    reports: [{ kind: 'bounced', address: mira }],
  })
  const transient = { ...bounce, bounce: { ...bounce.bounce, bounceType: 'Transient' } }
  expect(await read(notification(transient))).toMatchObject({ reports: [] })
  const complaint = { complaint: { complainedRecipients: [{ emailAddress: mira }] } }
  expect(await read(notification(complaint))).toMatchObject({ reports: [{ kind: 'complained' }] })
  expect(fetchText).toHaveBeenCalledTimes(1)
  for (const message of [
    notification(bounce, { TopicArn: `${topic}-of-others` }),
    notification(bounce, { SigningCertURL: 'https://example.org/a.pem' }),
    notification(bounce, { Timestamp: '2027-10-01T12:00:00.000Z' }),
    { ...notification(bounce), Message: JSON.stringify(complaint) },
  ])
    expect(await read(message)).toEqual({ as: 'unproven' })
})
