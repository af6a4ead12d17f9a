import { z } from '@tessera/contracts/schema'

/** The address that the operator's command sees and changes queued emails at. */
export const mailToolsPath = '/connect/mail'

/** The address that mail providers report bounces and complaints at. */
export const mailEventsPath = '/connect/mail-events/'

const ids = z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(1_000))

/** Words for the log of the house. */
const reason = z._default(z.string().check(z.trim(), z.maxLength(500)), '')

/** A request of the operator about emails. */
export const MailRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('list') }),
  z.strictObject({ do: z.literal('show'), id: z.string() }),
  z.strictObject({ do: z.literal('retry'), ids: z.union([ids, z.literal('all')]), reason }),
  z.strictObject({ do: z.literal('drop'), ids, reason }),
  z.strictObject({ do: z.literal('suppressed'), after: z.optional(z.string()) }),
  z.strictObject({ do: z.literal('lift'), addresses: ids, reason }),
  /** A message of a mail server that reports a bounce or a complaint. */
  z.strictObject({ do: z.literal('bounce'), message: z.string() }),
])
export type MailRequest = z.infer<typeof MailRequest>

/** An email that waits, is being sent, or was given up. */
export const QueuedEmail = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'running', 'failed']),
  /** Null for an email that was sealed with another key. */
  to: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  since: z.string(),
  attempts: z.int(),
  next_at: z.nullable(z.string()),
  /** The mail server's last answer, without the address. */
  answer: z.nullable(z.string()),
})
export type QueuedEmail = z.infer<typeof QueuedEmail>

/** The queue, oldest first. */
export const MailQueue = z.object({ emails: z.array(QueuedEmail), total: z.int() })
export type MailQueue = z.infer<typeof MailQueue>

/** An email with its text, whose links are cut so that nobody can use them. */
export const ShownEmail = z.object({ email: QueuedEmail, text: z.nullable(z.string()) })
export type ShownEmail = z.infer<typeof ShownEmail>

/** The emails, or addresses, that a command changed. */
export const ChangedMail = z.object({ changed: z.array(z.string()) })

/** An address that gets no emails, or only those about the account. */
export const SuppressedAddress = z.object({
  address: z.string(),
  reason: z.enum(['bounced', 'complained']),
  since: z.string(),
  detail: z.string(),
})
export type SuppressedAddress = z.infer<typeof SuppressedAddress>

/** Such addresses by name, and how many there are after the one that was asked for. */
export const SuppressedAddresses = z.object({
  addresses: z.array(SuppressedAddress),
  total: z.int(),
})

/** The report that a message holds; null when it is none about an email of ours. */
export const ReadBounce = z.object({
  report: z.nullable(z.object({ address: z.string(), kind: z.enum(['bounced', 'complained']) })),
})
