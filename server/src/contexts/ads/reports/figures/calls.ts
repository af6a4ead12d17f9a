import { dayAfter, daysBetween } from '@tessera/contracts/calendar-days'
import { adReport, adReportDays } from '@tessera/contracts/calls/ad-reports'
import { type Answer, given, refused } from '../../../../calls/answer.ts'
import { and, eq } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import {
  type AdvertiserVisit,
  answerAdvertiser,
} from '../../accounts/campaigns/answer-advertiser.ts'
import { adGroups, campaigns } from '../../accounts/campaigns/tables.ts'
import { windowsOf } from '../preferences/preferences.ts'
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

type Fitting =
  | { readonly ok: true; readonly asked: ReturnType<typeof askedOf> }
  | Extract<Answer<never>, { ok: false }>

/** Returns what is asked for, or what doesn't fit. */
async function fitting({ ports }: AdvertiserVisit, scope: ReportScope): Promise<Fitting> {
  const { db } = ports
  const fields = { ...dayFaultsOf(scope), ...(await strangersOf(db, scope)) }
  if (Object.keys(fields).length > 0) return refused('bad-input', { fields })
  return { ok: true, asked: askedOf(scope, await windowsOf(db, scope)) }
}

const answerReport = answerAdvertiser(adReport, async (visit, input) => {
  const { sort, is_ascending, offset, page_size, ...scope } = input
  const fit = await fitting(visit, scope)
  if (!fit.ok) return fit
  const { db, clock } = visit.ports
  const { currency, timeZone } = visit.account
  const part = { sort, isAscending: is_ascending, offset, most: page_size }
  const { rows, rowCount, total } = await reportOf(db, { ...fit.asked, ...part })
  return given({
    rows: [...rows],
    row_count: rowCount,
    total,
    currency,
    time_zone: timeZone,
    settling: settlingOf(timeZone, clock.now().getTime()),
  })
})

const none = {
  impressions: 0,
  clicks: 0,
  saves: 0,
  closeups: 0,
  spend_micro: 0,
  conversions: 0,
  conversion_value_micro: 0,
}

/** Returns the days of a range, also those without events. */
function everyDay<Figures>(
  range: { from: string; to: string },
  days: ReadonlyMap<string, Figures>,
) {
  return Array.from({ length: daysBetween(range.from, range.to) }, (_, at) => {
    const day = dayAfter(range.from, at)
    return { day, figures: days.get(day) ?? none }
  })
}

const answerReportDays = answerAdvertiser(adReportDays, async (visit, { ids, ...scope }) => {
  const fit = await fitting(visit, scope)
  if (!fit.ok) return fit
  const { db, clock } = visit.ports
  const { range, compared } = fit.asked
  const of = (one: typeof range) => reportDaysOf(db, { ...fit.asked, range: one, ids })
  return given({
    days: everyDay(range, await of(range)),
    compared_days: compared === null ? [] : everyDay(compared, await of(compared)),
    settling: settlingOf(visit.account.timeZone, clock.now().getTime()),
    currency: visit.account.currency,
  })
})

/** Handlers of the calls about reports. */
export const adReportCalls = [answerReport, answerReportDays]
