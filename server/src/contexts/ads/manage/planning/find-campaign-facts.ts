import { usualWindows } from '@tessera/contracts/ads/report-options'
import { dayAfter } from '@tessera/contracts/calendar-days'
import { limits } from '@tessera/contracts/limits'
import { and, desc, eq, gt, isNull, lte, or, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers } from '../../../identity/index.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { dayIn, startOfDayIn } from '../../accounts/campaigns/day-in-zone.ts'
import { campaignDays, campaigns } from '../../accounts/campaigns/tables.ts'
import { adChanges } from '../../accounts/changes/tables.ts'
import type { DayRange } from '../../reports/figures/figures-sql.ts'
import { reportOf } from '../../reports/figures/report.ts'
import type { CampaignFacts } from './recommendation-facts.ts'

const dayMs = 86_400_000
const weekDays = 7
/** Ended campaigns are told of for some days. */
const endedMs = 9 * dayMs

interface AskedCampaignDays {
  readonly range: DayRange
  readonly now: Date
}

/** Campaigns that are active, the largest budgets first, with their spending by day. */
const activeCampaigns = (db: Sql, account: AdAccount, { range, now }: AskedCampaignDays) => {
  const from = dayAfter(range.to, 1 - weekDays)
  const days = sql<Record<string, number>>`(
    select coalesce(json_object_agg(${campaignDays.day}, ${campaignDays.spentMicro}), '{}')
    from ${campaignDays} where ${campaignDays.campaignId} = ${campaigns.id}
      and ${campaignDays.day} between ${from}::date and ${range.to}::date)`
  // Days before such a change say nothing about the campaign as it is.
  const changedAt = sql<Date | null>`(
    select max(${adChanges.at}) from ${adChanges} where ${adChanges.campaignId} = ${campaigns.id}
      and ${adChanges.at} >= ${startOfDayIn(account.timeZone, from).toISOString()}::timestamptz
      and jsonb_path_exists(${adChanges.fields},
        '$[*] ? (@.field == "state" || @.field == "daily_budget_micro" || @.field == "bid_micro")'))`
  return db
    .select({ campaign: campaigns, days, changedAt: changedAt.mapWith(adChanges.at) })
    .from(campaigns)
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .where(
      and(
        eq(campaigns.advertiserId, account.id),
        eq(campaigns.state, 'active'),
        lte(campaigns.startsAt, now),
        or(isNull(campaigns.endsAt), gt(campaigns.endsAt, new Date(now.getTime() - endedMs))),
      ),
    )
    .orderBy(desc(campaigns.dailyBudgetMicro), desc(campaigns.id))
    .limit(limits.recommendedCampaignsMax)
}

type Row = Awaited<ReturnType<typeof activeCampaigns>>[number]

/** Returns the spending of the whole days of the last week since it began, or was changed. */
function weekOf({ campaign, days, changedAt }: Row, timeZone: string, range: DayRange): number[] {
  const since = Math.max(campaign.startsAt.getTime(), changedAt?.getTime() ?? 0)
  // A day is whole when it began no earlier.
  const first = dayIn(timeZone, since - 1)
  const last = campaign.endsAt === null ? range.to : dayIn(timeZone, campaign.endsAt.getTime() - 1)
  return Array.from({ length: weekDays }, (_, at) => dayAfter(range.to, at + 1 - weekDays)).flatMap(
    (day) => (day > first && day <= last ? [days[day] ?? 0] : []),
  )
}

/** Loads active campaigns with their figures of 28 days and of the last week, by two statements. */
export async function findCampaignFacts(
  db: Sql,
  account: AdAccount,
  asked: AskedCampaignDays,
): Promise<readonly CampaignFacts[]> {
  const { timeZone } = account
  const rows = await activeCampaigns(db, account, asked)
  if (rows.length === 0) return []
  const report = await reportOf(db, {
    advertiserId: account.id,
    level: 'campaigns',
    ids: rows.map((row) => row.campaign.id),
    range: asked.range,
    compared: null,
    breakdown: null,
    sort: 'spend',
    isAscending: false,
    windows: { click: usualWindows.click_window, view: usualWindows.view_window },
    offset: 0,
    most: limits.recommendedCampaignsMax,
  })
  const figuresOf = new Map(report.rows.map(({ entity, figures }) => [entity.id, figures]))
  return rows.map((row) => {
    const { campaign } = row
    const figures = figuresOf.get(campaign.id)
    return {
      id: campaign.id,
      name: campaign.name,
      objective: campaign.objective,
      dailyBudgetMicro: campaign.dailyBudgetMicro,
      lastDay: campaign.endsAt === null ? null : dayIn(timeZone, campaign.endsAt.getTime() - 1),
      hasEnded: campaign.endsAt !== null && campaign.endsAt <= asked.now,
      impressions: figures?.impressions ?? 0,
      clicks: figures?.clicks ?? 0,
      conversions: figures?.conversions ?? 0,
      spendMicro: figures?.spend_micro ?? 0,
      weekMicro: weekOf(row, timeZone, asked.range),
    }
  })
}
