import type { MadeReport } from '@tessera/contracts/calls/report-center'
import { madeReportFilePath } from '@tessera/contracts/calls/report-files'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { and, desc, eq, lt } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { madeReports } from './tables.ts'

/** A report that was made, or is being made. */
export type ReportRecord = typeof madeReports.$inferSelect

/** Loads a report by its id. */
export async function findReport(db: Sql, id: string): Promise<ReportRecord | undefined> {
  const [row] = await db
    .select()
    .from(madeReports)
    .where(eq(madeReports.id, BigInt(id)))
  return row
}

/** Returns reports of an ad account, newest first. */
export const reportsOf = (
  db: Sql,
  advertiserId: AdvertiserId,
  { before, most }: { readonly before: string | undefined; readonly most: number },
): Promise<readonly ReportRecord[]> =>
  db
    .select()
    .from(madeReports)
    .where(
      and(
        eq(madeReports.advertiserId, advertiserId),
        before === undefined ? undefined : lt(madeReports.id, BigInt(before)),
      ),
    )
    .orderBy(desc(madeReports.id))
    .limit(most)

/** True while a report's file is there. */
export const isReady = ({ state, expiresAt }: ReportRecord, now: Date): boolean =>
  state === 'ready' && expiresAt !== null && expiresAt > now

/** Returns a report as it is shown. */
export function shownReport(report: ReportRecord, now: Date): MadeReport {
  const { name, format, from, to, view, rows, bytes, scheduleId, createdAt, expiresAt } = report
  const ready = isReady(report, now)
  return {
    id: String(report.id),
    name,
    format,
    from,
    to,
    view,
    rows,
    bytes,
    state: report.state === 'ready' && !ready ? 'expired' : report.state,
    schedule_id: scheduleId === null ? null : String(scheduleId),
    asked_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    file_url: ready ? `${madeReportFilePath}${report.id}/` : null,
  }
}
