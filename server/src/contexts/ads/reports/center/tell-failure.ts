import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { defineTexts } from '@tessera/contracts/messages'
import { languageOf } from '../../../../languages/language-of.ts'
import { eq } from '../../../../platform/database/sql.ts'
import type { Email } from '../../../../platform/mail/port.ts'
import type { Ports } from '../../../../ports.ts'
import { formatEmail } from '../../../base/mail/format-email.ts'
import { queueEmail } from '../../../base/mail/queue-email.ts'
import type { Sql } from '../../../base/sql.ts'
import { actingFor, users } from '../../../identity/index.ts'
import { notify } from '../../../pins/index.ts'
import { adAccount } from '../../accounts/campaigns/ad-accounts.ts'
import type { ReportRecord } from './made-report.ts'
import { periodText } from './period-text.ts'
import { makeReport } from './start-report.ts'
import { reportSchedules } from './tables.ts'

const words = defineTexts({
  subject: "We couldn't make your report “{name}”",
  failed: 'We tried {attempts} times to make this scheduled report. Nobody got it.',
  next: 'Make it again. If that fails too, choose fewer days, columns or rows for it.',
  later: 'The next report comes as scheduled.',
  open: 'Make it again',
  ending: 'You get this email because you scheduled this report, or own its ad account.',
})

type NamedReport = Pick<ReportRecord, 'name'> & Parameters<typeof periodText>[0]

/** The person who scheduled a report, while they may act for its ad account; else the account's owner. */
async function ownerOf(tx: Sql, { advertiserId, scheduleId }: ReportRecord) {
  if (scheduleId === null) return undefined
  const [creator] = await tx
    .select({ user: users })
    .from(reportSchedules)
    .innerJoin(users, eq(users.id, reportSchedules.creatorId))
    .where(eq(reportSchedules.id, scheduleId))
  if (creator?.user.state === 'active') {
    const acting = await actingFor(tx, creator.user, { advertiser_id: advertiserId })
    if (acting.ok) return creator.user
  }
  const account = await adAccount(tx, advertiserId)
  if (account === undefined) return undefined
  const [owner] = await tx.select().from(users).where(eq(users.id, account.ownerId))
  return owner
}

/** Tells whoever scheduled a report, by a notification and an email, that it failed and what to do. */
export async function tellFailure(tx: Sql, ports: Ports, report: ReportRecord): Promise<void> {
  const owner = await ownerOf(tx, report)
  if (owner === undefined) return
  const { brand, publicOrigin } = ports.settings
  const { advertiserId } = report
  const reportId = String(report.id)
  const data = { what: 'report', advertiser: advertiserId, report: reportId }
  await notify(tx, ports, owner.id, { kind: 'action-finished', data })
  if (owner.emailVerifiedAt === null) return
  const path = advertiserUrl('reportDownload', { advertiserId, query: { id: reportId } })
  await queueEmail(tx, ports, failureEmail(owner, { report, brand, url: publicOrigin + path }))
}

/** Builds that email. */
export function failureEmail(
  owner: Pick<typeof users.$inferSelect, 'email' | 'firstName' | 'locale'>,
  given: { readonly report: NamedReport; readonly brand: string; readonly url: string },
): Email {
  const language = languageOf(owner.locale)
  const say = words(language)
  return formatEmail({
    to: owner.email,
    brand: given.brand,
    language,
    name: owner.firstName,
    subject: say.subject({ name: given.report.name }),
    paragraphs: [
      say.failed({ attempts: makeReport.attempts }),
      periodText(given.report, language),
      say.next(),
      say.later(),
    ],
    link: { label: say.open(), url: given.url },
    ending: say.ending(),
    kind: 'news',
  })
}
