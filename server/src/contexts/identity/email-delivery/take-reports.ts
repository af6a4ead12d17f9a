import type { MailReport } from '../../../platform/mail-reports/port.ts'
import { reportMessageReader } from '../../../platform/mail-reports/report-message.ts'
import { readForJob } from '../../../platform/readers/port.ts'
import type { Ports } from '../../../ports.ts'
import { reportTokens } from '../../base/mail/report-tokens.ts'
import { suppress } from '../../base/mail/suppressions.ts'

/** Reports come back within days; a token of an older email may have been found in a mailbox. */
const tokenDays = 30
const day = 86_400_000

const looksLikeEmail = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u
const addressMax = 320

/** Stores the addresses of reports; returns their number. */
export async function takeReports(ports: Ports, reports: readonly MailReport[]): Promise<number> {
  const { db, clock, log } = ports
  const whole = reports.filter(
    ({ address }) => address.length <= addressMax && looksLikeEmail.test(address),
  )
  for (const { kind, address, detail } of whole) {
    await suppress(db, { address, reason: kind, detail, now: clock.now() })
    log.info('mail.reported', { reason: kind })
  }
  return whole.length
}

/**
 * Takes a message of a mail server. Anybody can write one, so it must bring back the token of an email of
 * ours that isn't old. Returns the report; undefined for any other message.
 */
export async function takeReportMessage(
  ports: Ports,
  text: string,
  by: string,
): Promise<MailReport | undefined> {
  const read = await readForJob(ports.readers, reportMessageReader, {
    input: { text },
    by: { who: by },
  })
  if (read === null || read === 'heavy') return undefined
  const email = reportTokens.read(ports, read.token)
  if (email === undefined) return undefined
  const age = ports.clock.now().getTime() - new Date(email.at).getTime()
  if (age > tokenDays * day) return undefined
  const { token: _, ...said } = read
  const report = { ...said, address: email.to }
  await takeReports(ports, [report])
  return report
}
