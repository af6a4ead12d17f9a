import {
  MailRequest,
  type QueuedEmail,
  type ShownEmail,
  type SuppressedAddress,
} from '@tessera/contracts/mail-tools'
import { refusalOfThrow } from '../../../calls/refusal-of-throw.ts'
import type { KeptJob } from '../../../platform/jobs/port.ts'
import type { Ports } from '../../../ports.ts'
import { openEmail, sendEmail } from '../../base/mail/queue-email.ts'
import { lift, liftDomain, type Suppression, suppressions } from '../../base/mail/suppressions.ts'
import { failed, inputOf, operatorRefusal, toolAnswer, toolRefusal } from '../../releases/index.ts'
import { takeReportMessage } from './take-reports.ts'

const listedMost = 200
const bodyMaxBytes = 1_000_000

/** Answers the operator's command, which has the service's key. */
export async function answerMailTools(
  ports: Ports,
  request: Request,
  id: string,
): Promise<Response> {
  try {
    const refusal = operatorRefusal(ports, request)
    if (refusal !== undefined) return refusal
    const read = await inputOf(request, MailRequest, bodyMaxBytes)
    return read instanceof Response ? read : await answered(ports, read.input)
  } catch (cause) {
    return failed(refusalOfThrow(ports, cause, { id, event: 'mail-tools' }), ports.settings.brand)
  }
}

/** Returns the first line of a failure, without the names of errors before the server's answer. */
const answerOf = (reason: string | null): string | null =>
  reason?.split('\n', 1)[0]?.replace(/^(\w*(Error|Failure): )+/, '') ?? null

function queuedOf(ports: Ports, { payload, since, nextAt, reason, ...job }: KeptJob): QueuedEmail {
  const email = openEmail(ports, payload)
  return {
    ...job,
    to: email?.to ?? null,
    subject: email?.subject ?? null,
    since: since.toISOString(),
    next_at: nextAt?.toISOString() ?? null,
    answer: answerOf(reason),
  }
}

/** Cuts the secrets of links: they open accounts. */
const cut = (text: string): string => text.replace(/[\w-]{20,}/g, '…')

async function shown(ports: Ports, id: string): Promise<ShownEmail | undefined> {
  const job = await ports.jobs.keptOne(sendEmail, id)
  if (job === undefined) return undefined
  const text = openEmail(ports, job.payload)?.text
  return { email: queuedOf(ports, job), text: text === undefined ? null : cut(text) }
}

const suppressedOf = ({ address, reason, since, detail }: Suppression): SuppressedAddress => ({
  address,
  reason,
  since: since.toISOString(),
  detail,
})

async function lifted({ db }: Ports, addresses: readonly string[]): Promise<readonly string[]> {
  const all: string[] = []
  for (const address of addresses)
    if (address.startsWith('@')) all.push(...(await liftDomain(db, address.slice(1))))
    else if (await lift(db, address)) all.push(address)
  return all
}

async function answered(ports: Ports, asked: MailRequest): Promise<Response> {
  const { db, jobs, log } = ports
  switch (asked.do) {
    case 'list': {
      const { jobs: rows, total } = await jobs.kept(sendEmail, listedMost)
      return toolAnswer({ emails: rows.map((job) => queuedOf(ports, job)), total })
    }
    case 'show': {
      const email = await shown(ports, asked.id)
      if (email !== undefined) return toolAnswer(email)
      const message = `There is no email ${asked.id} in the queue; see npm run tessera -- mail list.`
      return toolRefusal({ code: 'not-found', message })
    }
    case 'retry':
    case 'drop': {
      const changed =
        asked.do === 'retry'
          ? await jobs.retry(sendEmail, asked.ids)
          : await jobs.drop(sendEmail, asked.ids)
      log.info('mail.queue-changed', { do: asked.do, emails: changed.length })
      return toolAnswer({ changed })
    }
    case 'suppressed': {
      const { rows, total } = await suppressions(db, { most: listedMost, after: asked.after })
      return toolAnswer({ addresses: rows.map(suppressedOf), total })
    }
    case 'lift': {
      const changed = await lifted(ports, asked.addresses)
      log.info('mail.lifted', { addresses: changed.length })
      return toolAnswer({ changed })
    }
    case 'bounce': {
      const report = await takeReportMessage(ports, asked.message, 'mail-tools')
      return toolAnswer({
        report: report === undefined ? null : { address: report.address, kind: report.kind },
      })
    }
  }
}
