import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { AnyId, UserId } from '@tessera/contracts/ids'
import { defineTexts } from '@tessera/contracts/messages'
import { z } from '@tessera/contracts/schema'
import { languageOf } from '../../../../languages/language-of.ts'
import { and, eq, isNotNull, isNull } from '../../../../platform/database/sql.ts'
import { defineJob } from '../../../../platform/jobs/define-job.ts'
import type { Email } from '../../../../platform/mail/port.ts'
import type { Ports } from '../../../../ports.ts'
import { handleJob } from '../../../base/handle-job.ts'
import { formatEmail } from '../../../base/mail/format-email.ts'
import { queueEmail } from '../../../base/mail/queue-email.ts'
import type { Sql } from '../../../base/sql.ts'
import { actingFor, users } from '../../../identity/index.ts'
import { findReport, isReady, type ReportRecord } from './made-report.ts'
import { periodText } from './period-text.ts'
import { reportMails, reportRecipients } from './tables.ts'
import { reportUnsubscribeUrl } from './unsubscribe-link.ts'

const mailReport = defineJob({
  name: 'mail-report',
  payload: z.strictObject({ report_id: AnyId, user_id: UserId }),
})

const subscribed = (scheduleId: bigint) =>
  and(eq(reportRecipients.scheduleId, scheduleId), isNull(reportRecipients.unsubscribedAt))

/** Queues the mails about a scheduled report, one for each recipient. */
export async function tellRecipients(
  tx: Sql,
  { jobs }: Pick<Ports, 'jobs'>,
  { id, scheduleId }: ReportRecord,
): Promise<void> {
  if (scheduleId === null) return
  const people = await tx
    .select({ userId: reportRecipients.userId })
    .from(reportRecipients)
    .where(subscribed(scheduleId))
  for (const { userId } of people)
    await jobs.enqueue(tx, mailReport, { report_id: String(id), user_id: userId })
}

const words = defineTexts({
  subject: 'Your report “{name}” is ready',
  expires: 'You can download it until {date}.',
  download: 'Download report',
  ending: 'You get this email because someone in your ad account scheduled this report for you.',
})

/** Loads a recipient who may still get a report: people without access get no mail. */
async function recipientOf(db: Sql, report: ReportRecord, userId: UserId) {
  if (report.scheduleId === null) return undefined
  const [person] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, locale: users.locale })
    .from(reportRecipients)
    .innerJoin(users, eq(users.id, reportRecipients.userId))
    .where(
      and(
        subscribed(report.scheduleId),
        eq(reportRecipients.userId, userId),
        eq(users.state, 'active'),
        isNotNull(users.emailVerifiedAt),
      ),
    )
  if (person === undefined) return undefined
  const acting = await actingFor(db, person, { advertiser_id: report.advertiserId })
  return acting.ok ? person : undefined
}

/** Builds the email with a report's link. */
export function reportEmail(
  person: { readonly email: string; readonly firstName: string; readonly locale: string | null },
  given: {
    readonly report: Pick<ReportRecord, 'name'> & Parameters<typeof periodText>[0]
    readonly expires: Date
    readonly brand: string
    readonly url: string
    readonly unsubscribeUrl: string
  },
): Email {
  const { report, expires, brand, url, unsubscribeUrl } = given
  const language = languageOf(person.locale)
  const say = words(language)
  const date = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long' })
  return formatEmail({
    to: person.email,
    brand,
    language,
    name: person.firstName,
    subject: say.subject({ name: report.name }),
    paragraphs: [periodText(report, language), say.expires({ date: date.format(expires) })],
    link: { label: say.download(), url },
    ending: say.ending(),
    unsubscribeUrl,
  })
}

function emailOf(
  ports: Ports,
  report: ReportRecord,
  person: NonNullable<Awaited<ReturnType<typeof recipientOf>>>,
): Email {
  const { brand, publicOrigin } = ports.settings
  const { advertiserId, scheduleId } = report
  const path = advertiserUrl('reportDownload', { advertiserId, query: { id: String(report.id) } })
  return reportEmail(person, {
    report,
    expires: report.expiresAt ?? ports.clock.now(),
    brand,
    url: publicOrigin + path,
    unsubscribeUrl: reportUnsubscribeUrl(ports, advertiserId, {
      schedule: String(scheduleId),
      user: person.id,
    }),
  })
}

/** Mails a scheduled report's link to a recipient, once, unless they lost access since. */
export const handleReportMails = handleJob(mailReport, async (ports, { payload }) => {
  const { db, clock } = ports
  const report = await findReport(db, payload.report_id)
  if (report === undefined || !isReady(report, clock.now())) return
  const person = await recipientOf(db, report, payload.user_id)
  if (person === undefined) return
  await db.transaction(async (tx) => {
    // A job may run twice: the first run notes it, in the transaction that queues the email.
    const noted = await tx
      .insert(reportMails)
      .values({ reportId: report.id, userId: person.id, queuedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ userId: reportMails.userId })
    if (noted.length > 0) await queueEmail(tx, ports, emailOf(ports, report, person))
  })
})
