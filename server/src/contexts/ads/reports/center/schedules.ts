import type { ReportSchedule } from '@tessera/contracts/calls/report-center'
import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import { and, asc, eq, inArray, isNull, ne, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import type { Mailable } from '../../accounts/campaigns/mailable-people.ts'
import { reportRecipients, reportSchedules } from './tables.ts'

/** A schedule of a report. */
export type ScheduleRecord = typeof reportSchedules.$inferSelect

/** Returns the schedules of an ad account, by name. */
export const schedulesOf = (
  db: Sql,
  advertiserId: AdvertiserId,
): Promise<readonly ScheduleRecord[]> =>
  db
    .select()
    .from(reportSchedules)
    .where(
      and(eq(reportSchedules.advertiserId, advertiserId), ne(reportSchedules.state, 'deleted')),
    )
    .orderBy(asc(sql`lower(${reportSchedules.name})`), asc(reportSchedules.id))

/** Counts the schedules of an ad account. */
export const countSchedules = (db: Sql, advertiserId: AdvertiserId): Promise<number> =>
  db.$count(
    reportSchedules,
    and(eq(reportSchedules.advertiserId, advertiserId), ne(reportSchedules.state, 'deleted')),
  )

/** Returns who gets the mails of schedules, without those who unsubscribed. */
export async function recipientsOf(
  db: Sql,
  schedules: readonly ScheduleRecord[],
): Promise<ReadonlyMap<bigint, readonly UserId[]>> {
  if (schedules.length === 0) return new Map()
  const rows = await db
    .select({ scheduleId: reportRecipients.scheduleId, userId: reportRecipients.userId })
    .from(reportRecipients)
    .where(
      and(
        inArray(
          reportRecipients.scheduleId,
          schedules.map(({ id }) => id),
        ),
        isNull(reportRecipients.unsubscribedAt),
      ),
    )
  const by = Map.groupBy(rows, ({ scheduleId }) => scheduleId)
  return new Map([...by].map(([id, of]) => [id, of.map(({ userId }) => userId)]))
}

/** Returns a schedule as it is shown, with those of its recipients who may still get it. */
export function shownSchedule(
  { id, name, view, format, rhythm, state, nextAt }: ScheduleRecord,
  recipients: readonly UserId[],
  { people, viewerId }: { readonly people: readonly Mailable[]; readonly viewerId: UserId },
): ReportSchedule {
  return {
    id: String(id),
    name,
    view,
    format,
    rhythm,
    state,
    recipients: people
      .filter((person) => recipients.includes(person.id))
      .map((person) => ({ ...person, is_viewer: person.id === viewerId })),
    next_at: nextAt?.toISOString() ?? null,
  }
}
