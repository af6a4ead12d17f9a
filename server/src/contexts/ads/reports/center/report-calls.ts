import {
  createReport,
  getMadeReport,
  listReports,
  rerunReport,
} from '@tessera/contracts/calls/report-center'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { answerMember, given, refused } from '../../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../../calls/bookmark.ts'
import type { MemberVisit } from '../../../../calls/visit.ts'
import { and, eq, inArray, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers } from '../../../identity/index.ts'
import { actingAccount } from '../../accounts/campaigns/acting-account.ts'
import { dayIn } from '../../accounts/campaigns/day-in-zone.ts'
import { findReport, reportsOf, shownReport } from './made-report.ts'
import { type AskedReport, startReport } from './start-report.ts'
import { madeReports } from './tables.ts'

const answerList = answerMember(listReports, async (visit, input) => {
  const { db, clock } = visit.ports
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const acting = await actingAccount(visit, input.advertiser_id)
  if (!acting.ok) return acting
  const found = await reportsOf(db, acting.account.id, { before, most: input.page_size + 1 })
  const page = pageOf(found, input.page_size, ({ id }) => [String(id)])
  return given(
    page.rows.map((row) => shownReport(row, clock.now())),
    page.bookmark,
  )
})

async function reportIn(db: Sql, advertiserId: AdvertiserId, id: string) {
  const report = await findReport(db, id)
  return report?.advertiserId === advertiserId ? report : undefined
}

const answerGet = answerMember(getMadeReport, async (visit, input) => {
  const { db, clock } = visit.ports
  const acting = await actingAccount(visit, input.advertiser_id)
  if (!acting.ok) return acting
  const report = await reportIn(db, acting.account.id, input.report_id)
  return report === undefined ? refused('not-found') : given(shownReport(report, clock.now()))
})

/** Starts a report that somebody asked for, unless many are being made for the ad account. */
async function start(visit: MemberVisit, asked: Omit<AskedReport, 'creatorId' | 'today'>) {
  const { ports, viewer } = visit
  const now = ports.clock.now()
  const { id, timeZone } = asked.account
  return ports.db.transaction(async (tx) => {
    await tx.execute(sql`select from ${advertisers} where ${advertisers.id} = ${id} for update`)
    const open = and(
      eq(madeReports.advertiserId, id),
      inArray(madeReports.state, ['waiting', 'making']),
    )
    if ((await tx.$count(madeReports, open)) >= limits.reportsWaitingMax)
      return refused('reports-many')
    const today = dayIn(timeZone, now)
    const row = await startReport(tx, ports, { ...asked, creatorId: viewer.id, today })
    return row === undefined ? refused('unexpected') : given(shownReport(row, now))
  })
}

const answerCreate = answerMember(createReport, async (visit, input) => {
  const acting = await actingAccount(visit, input.advertiser_id)
  if (!acting.ok) return acting
  const { name, view, format } = input
  return start(visit, { account: acting.account, name, view, format })
})

const answerRerun = answerMember(rerunReport, async (visit, input) => {
  const acting = await actingAccount(visit, input.advertiser_id)
  if (!acting.ok) return acting
  const report = await reportIn(visit.ports.db, acting.account.id, input.report_id)
  if (report === undefined) return refused('not-found')
  const { name, view, format } = report
  return start(visit, { account: acting.account, name, view, format })
})

/** Handlers of the calls about reports that are made as files. */
export const madeReportCalls = [answerList, answerGet, answerCreate, answerRerun]
