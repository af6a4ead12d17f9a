import { z } from '@tessera/contracts/schema'
import { isAddressFault, statusIn, wordsOfServer } from '../mail/address-fault.ts'
import type { MailReport } from './port.ts'

// Providers send more fields, and more kinds of events, than are read here.

/** The reports in what a provider sent; undefined when it has another form. */
export type Reported = readonly MailReport[] | undefined

const text = z._default(z.nullable(z.string()), null)

const bounced = (address: string | null, detail: string | null): MailReport => ({
  kind: 'bounced',
  address: address ?? '',
  detail: wordsOfServer(detail ?? ''),
})

const complained = (address: string | null): MailReport => ({
  kind: 'complained',
  address: address ?? '',
  detail: '',
})

/** True unless a status says that something else than the address is at fault. */
const mayBeAddress = (status: string | null): boolean =>
  status === null || status === '' || isAddressFault(status)

const OwnEvents = z.strictObject({
  events: z
    .array(
      z.strictObject({
        kind: z.enum(['bounced', 'complained']),
        address: z.string().check(z.maxLength(320)),
        detail: text,
      }),
    )
    .check(z.maxLength(1_000)),
})

/** Reads events of our own form, for mail servers and scripts. */
export const ownReports = (given: unknown): Reported =>
  z
    .safeParse(OwnEvents, given)
    .data?.events.map(({ kind, address, detail }) =>
      kind === 'bounced' ? bounced(address, detail) : complained(address),
    )

const PostmarkEvent = z.object({ RecordType: z.string(), Type: text, Email: text, Details: text })

const hardOfPostmark = new Set(['HardBounce', 'BadEmailAddress'])

/** Reads an event of Postmark. */
export function postmarkReports(given: unknown): Reported {
  const { data } = z.safeParse(PostmarkEvent, given)
  if (data === undefined) return undefined
  if (data.RecordType === 'SpamComplaint') return [complained(data.Email)]
  const isHard = data.RecordType === 'Bounce' && hardOfPostmark.has(data.Type ?? '')
  return isHard ? [bounced(data.Email, data.Details)] : []
}

/** An event of Mailgun with its signature. */
export const MailgunEvent = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
  'event-data': z.object({
    event: z.string(),
    severity: text,
    recipient: text,
    'delivery-status': z.optional(z.object({ message: text, description: text })),
  }),
})

/** Returns the report in an event of Mailgun. */
export function mailgunReports({
  'event-data': { event, severity, recipient, 'delivery-status': delivery },
}: z.output<typeof MailgunEvent>): readonly MailReport[] {
  if (event === 'complained') return [complained(recipient)]
  if (event !== 'failed' || severity !== 'permanent') return []
  const said = delivery?.message || delivery?.description || ''
  const status = statusIn(said) ?? /^[45]\.\d{1,3}\.\d{1,3}/.exec(said)?.[0] ?? null
  return mayBeAddress(status) ? [bounced(recipient, said)] : []
}

const SendGridEvents = z
  .array(z.object({ event: z.string(), type: text, email: text, status: text, reason: text }))
  .check(z.maxLength(10_000))

/** Reads events of SendGrid. */
export const sendGridReports = (given: unknown): Reported =>
  z.safeParse(SendGridEvents, given).data?.flatMap(({ event, type, email, status, reason }) => {
    if (event === 'spamreport') return [complained(email)]
    const isHard = event === 'bounce' && type !== 'blocked'
    return isHard && mayBeAddress(status) ? [bounced(email, reason)] : []
  })

/** A message of Amazon's notification service. */
export const SnsEnvelope = z.object({
  Type: z.string(),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.string(),
  SignatureVersion: z.string(),
  Signature: z.string(),
  SigningCertURL: z.string(),
  Subject: z.optional(z.string()),
  Token: z.optional(z.string()),
  SubscribeURL: z.optional(z.string()),
})

const Recipients = z.array(
  z.object({ emailAddress: z.string(), status: text, diagnosticCode: text }),
)

const SesEvent = z.object({
  bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: Recipients })),
  complaint: z.optional(z.object({ complainedRecipients: Recipients })),
})

/** Reads the event in such a message, as Amazon's email service writes it; others hold no report. */
export function sesReports(given: unknown): readonly MailReport[] {
  const { bounce, complaint } = z.safeParse(SesEvent, given).data ?? {}
  const hard = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : []
  return [
    ...hard
      .filter(({ status }) => mayBeAddress(status))
      .map(({ emailAddress, diagnosticCode }) => bounced(emailAddress, diagnosticCode)),
    ...(complaint?.complainedRecipients ?? []).map(({ emailAddress }) => complained(emailAddress)),
  ]
}
