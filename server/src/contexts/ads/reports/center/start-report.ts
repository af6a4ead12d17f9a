import { periodDays } from '@tessera/contracts/ads/report-period'
import type { ReportFormat, ReportView } from '@tessera/contracts/ads/report-view'
import { AnyId, type UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { defineJob } from '../../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { preferencesOf } from '../preferences/preferences.ts'
import type { ReportRecord } from './made-report.ts'
import { madeReports } from './tables.ts'

/** Makes the file of a report. */
export const makeReport = defineJob({
  name: 'make-report',
  payload: z.strictObject({ report_id: AnyId }),
  attempts: 4,
  backoffSeconds: 20,
  atOnce: 1,
})

/** A report that is asked for, by somebody or by a schedule. */
export interface AskedReport {
  readonly account: AdAccount
  readonly name: string
  readonly view: ReportView
  readonly format: ReportFormat
  readonly creatorId: UserId | null
  /** The last day that the report knows. */
  readonly today: string
  readonly schedule?: { readonly id: bigint; readonly dueAt: Date }
}

/** Starts to make a report; undefined when the schedule made it before. */
export async function startReport(
  tx: Sql,
  ports: Pick<Ports, 'ids' | 'keys' | 'clock' | 'jobs'>,
  { account, name, view, format, creatorId, today, schedule }: AskedReport,
): Promise<ReportRecord | undefined> {
  const { week_start: weekStart } = await preferencesOf(tx, account.id)
  const id = ports.ids.next()
  const [row] = await tx
    .insert(madeReports)
    .values({
      id: BigInt(id),
      advertiserId: account.id,
      creatorId,
      name,
      view,
      format,
      scheduleId: schedule?.id ?? null,
      dueAt: schedule?.dueAt ?? null,
      ...periodDays(view.period, { today, weekStart }),
      state: 'waiting',
      key: ports.keys.next(),
      createdAt: ports.clock.now(),
    })
    .onConflictDoNothing()
    .returning()
  if (row !== undefined) await ports.jobs.enqueue(tx, makeReport, { report_id: id })
  return row
}
