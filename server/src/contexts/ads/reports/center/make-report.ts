import { comparedDays } from '@tessera/contracts/ads/report-period'
import { limits } from '@tessera/contracts/limits'
import { languageOf } from '../../../../languages/language-of.ts'
import { and, eq, inArray } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import { handleJob } from '../../../base/handle-job.ts'
import type { Sql } from '../../../base/sql.ts'
import { users } from '../../../identity/index.ts'
import { adAccount } from '../../accounts/campaigns/ad-accounts.ts'
import { emitAdEvent } from '../../accounts/webhooks/emit.ts'
import { writeReport } from '../files/write-report.ts'
import { putParts } from './file-parts.ts'
import { findReport, type ReportRecord } from './made-report.ts'
import { makeReport } from './start-report.ts'
import { madeReports, reportSchedules } from './tables.ts'
import { tellFailure } from './tell-failure.ts'
import { tellRecipients } from './tell-report.ts'

const day = 86_400_000

/** The language of a file: that of whoever asked for the report, or scheduled it. */
async function languageFor(db: Sql, { creatorId, scheduleId }: ReportRecord) {
  const [schedule] =
    scheduleId === null
      ? []
      : await db
          .select({ creatorId: reportSchedules.creatorId })
          .from(reportSchedules)
          .where(eq(reportSchedules.id, scheduleId))
  const id = creatorId ?? schedule?.creatorId ?? null
  if (id === null) return languageOf(null)
  const [person] = await db.select({ locale: users.locale }).from(users).where(eq(users.id, id))
  return languageOf(person?.locale ?? null)
}

/** The report's input, with the days that it has. */
function askedOf({ advertiserId, view, from, to }: ReportRecord) {
  const { columns: _, period: __, comparison, ...filters } = view
  const compared = comparison === null ? undefined : comparedDays(comparison, { from, to })
  return {
    advertiser_id: advertiserId,
    from,
    to,
    ...filters,
    ...(compared === undefined ? {} : { compare_from: compared.from, compare_to: compared.to }),
  }
}

/** Matches a report that is still to be made. */
const isOpen = ({ id }: ReportRecord) =>
  and(eq(madeReports.id, id), inArray(madeReports.state, ['waiting', 'making']))

async function make(ports: Ports, report: ReportRecord, signal: AbortSignal): Promise<void> {
  const { db, blobs, clock, log } = ports
  const account = await adAccount(db, report.advertiserId)
  if (account === undefined) return
  await db.update(madeReports).set({ state: 'making' }).where(isOpen(report))
  let rows = 0
  const written = writeReport(db, {
    now: clock.now(),
    asked: askedOf(report),
    columns: report.view.columns,
    format: report.format,
    account,
    name: report.name,
    language: await languageFor(db, report),
    signal,
    onRows: (count) => {
      rows += count
    },
  })
  const bytes = await putParts(blobs, report.key, written)
  const expiresAt = new Date(clock.now().getTime() + limits.reportFileDays * day)
  await db.transaction(async (tx) => {
    const ready = await tx
      .update(madeReports)
      .set({ state: 'ready', rows, bytes, expiresAt })
      .where(isOpen(report))
      .returning({ id: madeReports.id })
    if (ready.length === 0) return
    await tellRecipients(tx, ports, report)
    await emitAdEvent(tx, ports, {
      advertiserId: report.advertiserId,
      type: 'report.ready',
      data: { report_id: String(report.id), name: report.name, format: report.format, rows, bytes },
    })
  })
  log.info('reports.made', { report: String(report.id), rows, bytes })
}

/** Notes that a report failed finally, and tells whoever scheduled it, once. */
const fail = (ports: Ports, report: ReportRecord): Promise<void> =>
  ports.db.transaction(async (tx) => {
    const failed = await tx
      .update(madeReports)
      .set({ state: 'failed' })
      .where(isOpen(report))
      .returning({ id: madeReports.id })
    if (failed.length > 0) await tellFailure(tx, ports, report)
  })

/** Makes the files of reports; the last failed attempt is said in the list. */
export const handleReports = handleJob(makeReport, async (ports, { payload, attempt, signal }) => {
  const report = await findReport(ports.db, payload.report_id)
  if (report === undefined || !['waiting', 'making'].includes(report.state)) return
  try {
    await make(ports, report, signal)
  } catch (cause) {
    if (attempt >= makeReport.attempts && !signal.aborted) await fail(ports, report)
    throw cause
  }
})
