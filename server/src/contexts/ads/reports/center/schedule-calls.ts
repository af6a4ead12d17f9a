import {
  createReportSchedule,
  listReportPeople,
  listReportSchedules,
  type ReportSchedule,
  updateReportSchedule,
} from '@tessera/contracts/calls/report-center'
import { limits } from '@tessera/contracts/limits'
import { answerMember, given, refused } from '../../../../calls/answer.ts'
import type { MemberVisit } from '../../../../calls/visit.ts'
import { and, eq, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers } from '../../../identity/index.ts'
import { type AdAccount, actingAccount } from '../../accounts/campaigns/acting-account.ts'
import { mailablePeople } from '../../accounts/campaigns/mailable-people.ts'
import { preferencesOf } from '../preferences/preferences.ts'
import { nextReportTime } from './next-report-time.ts'
import {
  countSchedules,
  recipientsOf,
  type ScheduleRecord,
  schedulesOf,
  shownSchedule,
} from './schedules.ts'
import { reportRecipients, reportSchedules } from './tables.ts'

async function shownSchedules(
  db: Sql,
  { viewer }: MemberVisit,
  account: AdAccount,
  schedules: readonly ScheduleRecord[],
): Promise<ReportSchedule[]> {
  const people = await mailablePeople(db, account)
  const recipients = await recipientsOf(db, schedules)
  return schedules.map((schedule) =>
    shownSchedule(schedule, recipients.get(schedule.id) ?? [], { people, viewerId: viewer.id }),
  )
}

const answerList = answerMember(listReportSchedules, async (visit, input) => {
  const { db } = visit.ports
  const acting = await actingAccount(visit, input.advertiser_id)
  if (!acting.ok) return acting
  const schedules = await schedulesOf(db, acting.account.id)
  return given(await shownSchedules(db, visit, acting.account, schedules))
})

const answerPeople = answerMember(listReportPeople, async (visit, input) => {
  const acting = await actingAccount(visit, input.advertiser_id)
  if (!acting.ok) return acting
  const people = await mailablePeople(visit.ports.db, acting.account)
  return given(people.map((person) => ({ ...person, is_viewer: person.id === visit.viewer.id })))
})

/** Locks the ad account, so that two requests at once don't go beyond the limit; true when it is reached. */
async function isFull(tx: Sql, { id }: AdAccount): Promise<boolean> {
  await tx.execute(sql`select from ${advertisers} where ${advertisers.id} = ${id} for update`)
  return (await countSchedules(tx, id)) >= limits.reportSchedulesMax
}

const full = () => refused('report-schedules-many', { max: limits.reportSchedulesMax })

async function nextAtOf(
  db: Sql,
  { id, timeZone }: AdAccount,
  { rhythm, now }: { readonly rhythm: ReportSchedule['rhythm']; readonly now: Date },
): Promise<Date> {
  const { week_start: weekStart } = await preferencesOf(db, id)
  return nextReportTime({ rhythm, timeZone, weekStart }, now)
}

const answerCreate = answerMember(createReportSchedule, async (visit, input) => {
  const { db, ids, clock } = visit.ports
  const acting = await actingAccount(visit, input.advertiser_id)
  if (!acting.ok) return acting
  const { account } = acting
  const { name, view, format, rhythm } = input
  const recipients = [...new Set(input.recipients)]
  const mailable = new Set((await mailablePeople(db, account)).map(({ id }) => id))
  if (!recipients.every((id) => mailable.has(id))) return refused('report-recipient-unfit')
  const now = clock.now()
  return db.transaction(async (tx) => {
    if (await isFull(tx, account)) return full()
    const rows = await tx
      .insert(reportSchedules)
      .values({
        id: BigInt(ids.next()),
        advertiserId: account.id,
        creatorId: visit.viewer.id,
        name,
        view,
        format,
        rhythm,
        state: 'active',
        createdAt: now,
        nextAt: await nextAtOf(tx, account, { rhythm, now }),
      })
      .returning()
    for (const { id: scheduleId } of rows)
      for (const userId of recipients)
        await tx.insert(reportRecipients).values({ scheduleId, userId })
    const [shown] = await shownSchedules(tx, visit, account, rows)
    return shown === undefined ? refused('unexpected') : given(shown)
  })
})

const answerUpdate = answerMember(updateReportSchedule, async (visit, input) => {
  const { db, clock } = visit.ports
  const acting = await actingAccount(visit, input.advertiser_id)
  if (!acting.ok) return acting
  const { account } = acting
  const { state } = input
  const now = clock.now()
  return db.transaction(async (tx) => {
    const isFilled = await isFull(tx, account)
    const which = and(
      eq(reportSchedules.id, BigInt(input.schedule_id)),
      eq(reportSchedules.advertiserId, account.id),
    )
    const [before] = await tx.select().from(reportSchedules).where(which)
    if (before === undefined) return refused('not-found')
    if (before.state === 'deleted' && state !== 'deleted' && isFilled) return full()
    const nextAt =
      state === 'active' ? await nextAtOf(tx, account, { rhythm: before.rhythm, now }) : null
    const deletedAt = state === 'deleted' ? (before.deletedAt ?? now) : null
    const rows = await tx
      .update(reportSchedules)
      .set({ state, nextAt, deletedAt })
      .where(which)
      .returning()
    const [shown] = await shownSchedules(tx, visit, account, rows)
    return shown === undefined ? refused('not-found') : given(shown)
  })
})

/** Handlers of the calls about scheduled reports. */
export const reportScheduleCalls = [answerList, answerPeople, answerCreate, answerUpdate]
