import type { QueuedEmail } from '@tessera/contracts/mail-tools'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import type { JobPlace, KeptJob } from '../../../platform/jobs/port.ts'
import type { Ports } from '../../../ports.ts'
import { openEmail, sendEmail } from '../../base/mail/queue-email.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog } from '../log/append.ts'

/** Returns the first line of a failure, without the names of errors before the server's answer. */
const answerOf = (reason: string | null): string | null =>
  reason?.split('\n', 1)[0]?.replace(/^(\w*(Error|Failure): )+/, '') ?? null

/** Returns a job that sends an email as it is listed. */
export function queuedOf(
  ports: Pick<Ports, 'secrets'>,
  { id, state, attempts, payload, since, nextAt, reason }: KeptJob,
): QueuedEmail {
  const email = openEmail(ports, payload)
  return {
    id,
    state,
    attempts,
    to: email?.to ?? null,
    subject: email?.subject ?? null,
    since: since.toISOString(),
    next_at: nextAt?.toISOString() ?? null,
    answer: answerOf(reason),
  }
}

interface EmailsPage {
  readonly state: 'waiting' | 'failed'
  readonly after: JobPlace | undefined
  readonly most: number
}

/** Lists emails in a state, newest first; those that are being sent wait as well. */
export async function emailsIn(
  ports: Ports,
  { state, after, most }: EmailsPage,
): Promise<readonly { readonly place: JobPlace; readonly email: QueuedEmail }[]> {
  const states = state === 'failed' ? (['failed'] as const) : (['waiting', 'running'] as const)
  const rows = await ports.jobs.listed({ name: sendEmail.name, states, after, most })
  return rows.map((row) => ({ place: row.place, email: queuedOf(ports, row) }))
}

interface WantedChange {
  readonly ids: readonly string[] | 'all'
  readonly does: 'retry' | 'drop'
  readonly reason: string
}

/** Sends emails now or deletes them, and logs how many: the log has no addresses of people. */
export async function changeEmails(
  ports: Ports,
  actor: Actor,
  { ids, does, reason }: WantedChange,
): Promise<Answer<{ changed: string[] }>> {
  const { jobs } = ports
  const changed =
    does === 'retry'
      ? await jobs.retry(sendEmail, ids)
      : await jobs.drop(sendEmail, ids === 'all' ? [] : ids)
  if (changed.length === 0) return refused('not-found')
  await ports.db.transaction((tx) =>
    appendToLog(tx, ports, {
      actor,
      act: `mail.change.${does}`,
      reason,
      after: changed.length > loggedMost ? { emails: changed.length } : { emails: changed },
    }),
  )
  ports.log.info('mail.queue-changed', { do: does, emails: changed.length })
  return given({ changed: [...changed] })
}

/** Ids of emails that one entry of the log has at most. */
const loggedMost = 100
