import { z } from '@tessera/contracts/schema'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { failureText } from '../../../platform/jobs/failure-text.ts'
import type { Email } from '../../../platform/mail/port.ts'
import type { TextMessage } from '../../../platform/sms/port.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../handle-job.ts'
import type { Sql } from '../sql.ts'

/** Emails hold links that give access to accounts, so they're encrypted while queued. */
const Sealed = z.strictObject({ sealed: z.string() })

const kept = { payload: Sealed, attempts: 8, backoffSeconds: 10 } as const
const sendEmail = defineJob({ name: 'send-letter', ...kept })
const sendText = defineJob({ name: 'send-text', ...kept })

const EmailShape = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  unsubscribeUrl: z.optional(z.string()),
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
    throw new Error(failureText(cause, told))
  }
}

/** Sends queued emails. */
export const handleEmails = handleJob(sendEmail, async (ports, { id, payload }) => {
  const email = opened(ports, { purpose: sendEmail.name, shape: EmailShape, ...payload })
  if (email === undefined) return
  const { html, unsubscribeUrl, ...rest } = email
  const whole = {
    ...rest,
    ...(html === undefined ? {} : { html }),
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
    key: id,
  }
  await without(email, () => ports.mail.send(whole))
})

/** Sends queued text messages. */
export const handleTexts = handleJob(sendText, async (ports, { id, payload }) => {
  const message = opened(ports, { purpose: sendText.name, shape: TextShape, ...payload })
  if (message === undefined) return
  await without(message, () => ports.sms.send({ ...message, key: id }))
})
