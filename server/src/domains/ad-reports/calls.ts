import { adReport, adReportDays } from '@tessera/contracts/calls/ad-reports'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { type Answer, answerMember, given, refused } from '../../calls/answer.ts'
import type { MemberVisit } from '../../calls/visit.ts'
import { and, eq } from '../../platform/database/sql.ts'
import { actingFor } from '../access/acting-for.ts'
import { windowsOf } from '../ad-report-preferences/preferences.ts'
import { daysFrom } from '../ads/day-in-zone.ts'
import { adGroups, advertisers, campaigns } from '../ads/tables.ts'
import type { Sql } from '../sql.ts'
import { askedOf, type ReportScope } from './asked.ts'
import { dayFaultsOf } from './fitting-range.ts'
import { reportOf } from './report.ts'
import { settlingOf } from './settling.ts'
import { reportDaysOf } from './totals.ts'

/** Returns which parents aren't of the ad account. */
async function strangersOf(db: Sql, scope: ReportScope): Promise<Readonly<Record<string, string>>> {
  const { advertiser_id, campaign_id, ad_group_id } = scope
  const found: Record<string, string> = {}
  if (campaign_id !== undefined) {
    const own = and(eq(campaigns.id, campaign_id), eq(campaigns.advertiserId, advertiser_id))
    const rows = await db.select({ id: campaigns.id }).from(campaigns).where(own)
    if (rows.length === 0) found.campaign_id = 'Send a campaign of this ad account'
  }
  if (ad_group_id !== undefined) {
    const rows = await db
      .select({ id: adGroups.id })
      .from(adGroups)
      .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
      .where(and(eq(adGroups.id, ad_group_id), eq(campaigns.advertiserId, advertiser_id)))
    if (rows.length === 0) found.ad_group_id = 'Send an ad group of this ad account'
  }
  return found
}

async function accountOf(db: Sql, id: AdvertiserId) {
  const { currency, timeZone } = advertisers
  const [row] = await db
    .select({ currency, timeZone })
    .from(advertisers)
    .where(eq(advertisers.id, id))
  if (row === undefined) throw new Error(`There is no ad account ${id}.`)
  return row
}

type Fitting =
  | { readonly ok: true; readonly asked: ReturnType<typeof askedOf>; readonly account: Account }
  | Extract<Answer<never>, { ok: false }>

type Account = Awaited<ReturnType<typeof accountOf>>

/** Returns what is asked for, or why this viewer doesn't get it. */
async function fitting({ ports, viewer }: MemberVisit, scope: ReportScope): Promise<Fitting> {
  const { db } = ports
  const acting = await actingFor(db, viewer, { advertiser_id: scope.advertiser_id })
  if (!acting.ok) return refused('not-allowed')
  const fields = { ...dayFaultsOf(scope), ...(await strangersOf(db, scope)) }
  if (Object.keys(fields).length > 0) return refused('bad-input', { fields })
  const asked = askedOf(scope, await windowsOf(db, scope))
  return { ok: true, asked, account: await accountOf(db, scope.advertiser_id) }
}

const answerReport = answerMember(adReport, async (visit, input) => {
  const { sort, is_ascending, offset, page_size, ...scope } = input
  const fit = await fitting(visit, scope)
  if (!fit.ok) return fit
  const { db, clock } = visit.ports
  const { currency, timeZone } = fit.account
  const part = { sort, isAscending: is_ascending, offset, most: page_size }
  const { rows, rowCount, total } = await reportOf(db, { ...fit.asked, ...part })
  return given({
    ...{ rows: [...rows], row_count: rowCount, total, currency, time_zone: timeZone },
    settling: settlingOf(timeZone, clock.now().getTime()),
  })
})

const none = {
  ...{ impressions: 0, clicks: 0, saves: 0, closeups: 0, spend_micro: 0 },
  ...{ conversions: 0, conversion_value_micro: 0 },
}

/** Returns the days of a range, also those without events. */
function everyDay<Figures>(
  range: { from: string; to: string },
  days: ReadonlyMap<string, Figures>,
) {
  const first = Date.parse(range.from)
  return Array.from({ length: daysFrom(range.from, range.to) }, (_, at) => {
    const day = new Date(first + at * 86_400_000).toISOString().slice(0, 10)
    return { day, figures: days.get(day) ?? none }
  })
}

const answerReportDays = answerMember(adReportDays, async (visit, { ids, ...scope }) => {
  const fit = await fitting(visit, scope)
  if (!fit.ok) return fit
  const { db, clock } = visit.ports
  const { range, compared } = fit.asked
  const of = (one: typeof range) => reportDaysOf(db, { ...fit.asked, range: one, ids })
  return given({
    days: everyDay(range, await of(range)),
    compared_days: compared === null ? [] : everyDay(compared, await of(compared)),
    settling: settlingOf(fit.account.timeZone, clock.now().getTime()),
    currency: fit.account.currency,
  })
})

/** Handlers of the calls about reports. */
export const adReportCalls = [answerReport, answerReportDays]
