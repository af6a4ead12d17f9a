import { usualWindows } from '@tessera/contracts/ads/report-options'
import type { SplitGoal } from '@tessera/contracts/calls/budget-split'
import type { CampaignId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, desc, eq, gt, inArray, isNull, lte, or } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { campaigns } from '../../accounts/campaigns/tables.ts'
import type { DayRange } from '../../reports/figures/figures-sql.ts'
import { reportOf } from '../../reports/figures/report.ts'
import type { RunningCampaign } from './division.ts'
import { planningDays } from './settled-days.ts'

/** The campaigns that are asked for. */
interface AskedBudgetFacts {
  /** Undefined for those that run, the largest budgets first. */
  readonly ids: readonly CampaignId[] | undefined
  readonly range: DayRange
  readonly goal: SplitGoal
  readonly now: Date
}

const running = (db: Sql, account: AdAccount, { ids, now }: AskedBudgetFacts) =>
  db
    .select({
      id: campaigns.id,
      name: campaigns.name,
      objective: campaigns.objective,
      presentMicro: campaigns.dailyBudgetMicro,
    })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.advertiserId, account.id),
        eq(campaigns.state, 'active'),
        lte(campaigns.startsAt, now),
        or(isNull(campaigns.endsAt), gt(campaigns.endsAt, now)),
        ids === undefined ? undefined : inArray(campaigns.id, [...ids]),
      ),
    )
    .orderBy(desc(campaigns.dailyBudgetMicro), desc(campaigns.id))
    .limit(limits.splitCampaignsMax)

/** Loads campaigns that run with their days, by two statements. */
export async function runningCampaigns(
  db: Sql,
  account: AdAccount,
  asked: AskedBudgetFacts,
): Promise<readonly RunningCampaign[]> {
  const found = await running(db, account, asked)
  if (found.length === 0) return []
  const { rows } = await reportOf(db, {
    advertiserId: account.id,
    level: 'campaigns',
    ids: found.map(({ id }) => id),
    range: asked.range,
    compared: null,
    breakdown: 'day',
    sort: 'group',
    isAscending: true,
    windows: { click: usualWindows.click_window, view: usualWindows.view_window },
    offset: 0,
    most: limits.splitCampaignsMax * planningDays,
  })
  const days = Map.groupBy(rows, ({ entity }) => entity.id)
  return found.map((campaign) => ({
    ...campaign,
    days: (days.get(campaign.id) ?? []).map(({ figures }) => ({
      spendMicro: figures.spend_micro,
      results: figures[asked.goal],
    })),
  }))
}
