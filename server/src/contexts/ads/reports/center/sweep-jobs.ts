import { dayAfter } from '@tessera/contracts/calendar-days'
import { timings } from '@tessera/contracts/timings'
import { and, eq, lt, lte } from '../../../../platform/database/sql.ts'
import { defineSweep } from '../../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../../ports.ts'
import { handleJob } from '../../../base/handle-job.ts'
import { adAccount } from '../../accounts/campaigns/ad-accounts.ts'
import { dayIn } from '../../accounts/campaigns/day-in-zone.ts'
import { preferencesOf } from '../preferences/preferences.ts'
import { purgeViews } from '../views/store.ts'
import { deleteParts } from './file-parts.ts'
import { nextReportTime } from './next-report-time.ts'
import { startReport } from './start-report.ts'
import { madeReports, reportSchedules } from './tables.ts'

/** Schedules of one transaction. */
const together = 50

/**
 * Starts the reports of schedules that are due, and plans their next ones; returns their number. After a
 * time without the service one report is made, not one for each morning that was missed.
 */
const startSome = (ports: Ports): Promise<number> =>
  ports.db.transaction(async (tx) => {
    const now = ports.clock.now()
    const due = await tx
      .select()
      .from(reportSchedules)
      .where(and(eq(reportSchedules.state, 'active'), lte(reportSchedules.nextAt, now)))
      .orderBy(reportSchedules.nextAt)
      .limit(together)
      .for('update', { skipLocked: true })
    for (const { id, advertiserId, name, view, format, rhythm, nextAt } of due) {
      const account = await adAccount(tx, advertiserId)
      if (account === undefined || nextAt === null) continue
      const { timeZone } = account
      const { week_start: weekStart } = await preferencesOf(tx, advertiserId)
      await tx
        .update(reportSchedules)
        .set({ nextAt: nextReportTime({ rhythm, timeZone, weekStart }, now) })
        .where(eq(reportSchedules.id, id))
      await startReport(tx, ports, {
        account,
        name,
        view,
        format,
        creatorId: null,
        // The day before is the last one that is whole.
        today: dayAfter(dayIn(timeZone, nextAt), -1),
        schedule: { id, dueAt: nextAt },
      })
    }
    return due.length
  })

/** Starts reports in the morning of their ad account; a schedule is taken by one instance only. */
export const handleReportSchedules = handleJob(
  defineSweep({ name: 'start-scheduled-reports', everySeconds: timings.reportSchedulesSeconds }),
  async (ports, { signal }) => {
    while ((await startSome(ports)) === together) signal.throwIfAborted()
  },
)

/** Deletes, every hour, files whose days are over, and what was deleted a day ago. */
export const handleReportSweep = handleJob(
  defineSweep({ name: 'sweep-reports', everySeconds: 3_600 }),
  async ({ db, blobs, clock }, { signal }) => {
    const now = clock.now()
    const over = await db
      .select({ id: madeReports.id, key: madeReports.key, bytes: madeReports.bytes })
      .from(madeReports)
      .where(and(eq(madeReports.state, 'ready'), lt(madeReports.expiresAt, now)))
    for (const { id, key, bytes } of over) {
      signal.throwIfAborted()
      await deleteParts(blobs, key, bytes ?? 0)
      await db.update(madeReports).set({ state: 'expired' }).where(eq(madeReports.id, id))
    }
    const before = new Date(now.getTime() - timings.reportRestored)
    await purgeViews(db, before)
    await db.delete(reportSchedules).where(lt(reportSchedules.deletedAt, before))
  },
)
