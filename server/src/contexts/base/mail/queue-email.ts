import { z } from '@tessera/contracts/schema'
import { defineJob, type Job } from '../../../platform/jobs/define-job.ts'
import { failureText } from '../../../platform/jobs/failure-text.ts'
import { FinalFailure } from '../../../platform/jobs/port.ts'
import { type Email, MailRefused } from '../../../platform/mail/port.ts'
import type { TextMessage } from '../../../platform/sms/port.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../handle-job.ts'
import { currentWords } from '../house-words/current-words.ts'
import type { Sql } from '../sql.ts'
import { withHouseLinks } from './house-links.ts'
import { reportTokens } from './report-tokens.ts'
import { reasonsAgainst, sendingOf, suppress, takeDailyProof } from './suppressions.ts'

/** Emails hold links that give access to accounts, so they're encrypted while queued. */
const Sealed = z.strictObject({ sealed: z.string() })

/** The pauses double from 10 seconds on, to about three days in all. */
export const sendEmail = defineJob({
  name: 'send-letter',
  payload: Sealed,
  attempts: 15,
  backoffSeconds: 10,
})
const sendText = defineJob({
  name: 'send-text',
  payload: Sealed,
  attempts: 8,
  backoffSeconds: 10,
})

/** True for the jobs that send emails and text messages. */
export const isMessage = ({ name }: Job): boolean =>
  name === sendEmail.name || name === sendText.name

const EmailShape = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  kind: z.optional(z.enum(['account', 'proof', 'news'])),
  unsubscribeUrl: z.optional(z.string()),
  expiresAt: z.optional(z.string()),
})

const TextShape = z.object({ to: z.string(), text: z.string() })

type Posting = Pick<Ports, 'jobs' | 'secrets'>

/** Queues an email; within a transaction it is sent only if that commits. */
export async function queueEmail(db: Sql, ports: Posting, email: Email): Promise<void> {
  const sealed = ports.secrets.seal(sendEmail.name, JSON.stringify(email))
  await ports.jobs.enqueue(db, sendEmail, { sealed })
}

/** Queues a text message, like an email. */
export async function queueText(db: Sql, ports: Posting, message: TextMessage): Promise<void> {
  const sealed = ports.secrets.seal(sendText.name, JSON.stringify(message))
  await ports.jobs.enqueue(db, sendText, { sealed })
}

function opened<Shape extends z.core.$ZodType>(
  ports: Ports,
  given: { readonly purpose: string; readonly sealed: string; readonly shape: Shape },
): z.output<Shape> | undefined {
  const text = ports.secrets.open(given.purpose, given.sealed)
  if (text !== undefined) return z.parse(given.shape, JSON.parse(text))
  ports.log.error('mail.unreadable', {
    job: given.purpose,
    fix: 'Set SECRETS_KEY to its previous value.',
  })
  return undefined
}

/** Replaces delivery errors by ones without the address or code, which must not be logged. */
async function without(told: object, send: () => Promise<void>): Promise<void> {
  try {
    await send()
  } catch (cause) {
    if (cause instanceof MailRefused) throw cause
    throw new Error(failureText(cause, told))
  }
}

type QueuedEmail = z.output<typeof EmailShape>

/** Opens a queued email; undefined with another key. */
export function openEmail({ secrets }: Pick<Ports, 'secrets'>, payload: unknown) {
  const given = z.safeParse(Sealed, payload).data
  const text = given && secrets.open(sendEmail.name, given.sealed)
  return text === undefined ? undefined : z.parse(EmailShape, JSON.parse(text))
}

/** True unless earlier emails to the address came back, or were marked as spam. */
async function isWanted(
  { db, clock, log }: Ports,
  { to, kind = 'account' }: QueuedEmail,
  { id, attempt }: { readonly id: string; readonly attempt: number },
): Promise<boolean> {
  const sending = sendingOf(kind, await reasonsAgainst(db, to))
  if (sending === 'send') return true
  // A second attempt belongs to the email that was taken at the first one.
  if (sending === 'once-a-day' && (attempt > 1 || (await takeDailyProof(db, to, clock.now()))))
    return true
  log.info('mail.suppressed', { job: id, kind })
  return false
}

/** Suppresses an address that its server refuses, and gives the email up. */
async function giveUp(
  { db, clock }: Ports,
  { to, ...told }: QueuedEmail,
  refusal: MailRefused,
): Promise<never> {
  const answer = failureText(refusal.message, { to, ...told })
  if (refusal.isAddress)
    await suppress(db, { address: to, reason: 'bounced', detail: answer, now: clock.now() })
  throw new FinalFailure(answer)
}

/** Sends queued emails. */
export const handleEmails = handleJob(sendEmail, async (ports, { id, payload, attempt }) => {
  const email = opened(ports, { purpose: sendEmail.name, shape: EmailShape, ...payload })
  if (email === undefined) return
  if (email.expiresAt !== undefined && new Date(email.expiresAt) < ports.clock.now())
    throw new FinalFailure('Its link expired before a mail server took it.')
  if (!(await isWanted(ports, email, { id, attempt }))) return
  const reportToken = reportTokens.of(ports, { to: email.to, at: ports.clock.now().toISOString() })
  const linked = withHouseLinks(email, await currentWords(ports), ports.settings.publicOrigin)
  const whole = { ...linked, key: id, reportToken }
  try {
    await without(email, () => ports.mail.send(whole))
  } catch (cause) {
    if (cause instanceof MailRefused) await giveUp(ports, email, cause)
    throw cause
  }
})

/** Sends queued text messages. */
export const handleTexts = handleJob(sendText, async (ports, { id, payload }) => {
  const message = opened(ports, { purpose: sendText.name, shape: TextShape, ...payload })
  if (message === undefined) return
  await without(message, () => ports.sms.send({ ...message, key: id }))
})
