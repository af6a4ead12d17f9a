import { MailRequest, type ShownEmail, type SuppressedAddress } from '@tessera/contracts/mail-tools'
import type { Answer } from '../../../calls/answer.ts'
import { refusalOfThrow } from '../../../calls/refusal-of-throw.ts'
import type { Ports } from '../../../ports.ts'
import { openEmail, sendEmail } from '../../base/mail/queue-email.ts'
import { type Suppression, suppressions } from '../../base/mail/suppressions.ts'
import { takeReportMessage } from '../../identity/index.ts'
import { failed, inputOf, operatorRefusal, toolAnswer, toolRefusal } from '../../releases/index.ts'
import { operator } from '../log/actor.ts'
import { liftSuppressions } from './lifted.ts'
import { changeEmails, queuedOf } from './queued-emails.ts'

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

/** Cuts the secrets of links: they open accounts. */
const cut = (text: string): string => text.replace(/[\w-]{20,}/g, '…')

async function shown(ports: Ports, id: string): Promise<ShownEmail | undefined> {
  const job = await ports.jobs.keptOne(sendEmail, id)
  if (job === undefined) return undefined
  const text = openEmail(ports, job.payload)?.text
  return { email: queuedOf(ports, job), text: text === undefined ? null : cut(text) }
}

/** Returns a suppression as it is listed. */
export const suppressedOf = ({
  address,
  reason,
  since,
  detail,
}: Suppression): SuppressedAddress => ({
  address,
  reason,
  since: since.toISOString(),
  detail,
})

/** The command says itself what it didn't find. */
const changedOf = (answer: Answer<{ changed: string[] }>): Response =>
  toolAnswer({ changed: answer.ok ? answer.data.changed : [] })

async function answered(ports: Ports, asked: MailRequest): Promise<Response> {
  const { db, jobs } = ports
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
      const wanted = { ids: asked.ids, does: asked.do, reason: asked.reason }
      return changedOf(await changeEmails(ports, operator, wanted))
    }
    case 'suppressed': {
      const { rows, total } = await suppressions(db, { most: listedMost, after: asked.after })
      return toolAnswer({ addresses: rows.map(suppressedOf), total })
    }
    case 'lift':
      return changedOf(await liftSuppressions(ports, operator, asked))
    case 'bounce': {
      const report = await takeReportMessage(ports, asked.message, 'mail-tools')
      return toolAnswer({
        report: report === undefined ? null : { address: report.address, kind: report.kind },
      })
    }
  }
}
