import { experimentWindow } from '@tessera/contracts/ads/experiment-window'
import type { AdExperimentReport } from '@tessera/contracts/calls/ad-experiments'
import type { Sql } from '../../../base/sql.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { dayIn } from '../../accounts/campaigns/day-in-zone.ts'
import { totalsOf } from '../../reports/figures/totals.ts'
import { dayCounts, sumDays } from './figures.ts'
import { areBudgetsUneven, comparedDays, daysLeftOf, fullDays, isReachUneven } from './report.ts'
import { armObjects, type ExperimentRow, shownExperiment } from './store.ts'

const levels = { campaign: 'campaigns', 'ad-group': 'adgroups', ad: 'ads' } as const

const nothing = { impressions: 0, clicks: 0, saves: 0, spend_micro: 0 }

/** Returns what each arm did on the days of an experiment that have begun, as reports count it. */
async function totalsOfArms(db: Sql, account: AdAccount, row: ExperimentRow, now: Date) {
  const { experiment, arms } = row
  const { startsAt, endsAt } = experiment
  if (startsAt === null || endsAt === null || startsAt > now) return arms.map(() => nothing)
  const last = new Date(Math.min(now.getTime(), endsAt.getTime() - 1))
  const range = { from: dayIn(account.timeZone, startsAt), to: dayIn(account.timeZone, last) }
  const ids = arms.map(({ objectId }) => objectId)
  const level = levels[experiment.level]
  const totals = await totalsOf(db, { advertiserId: account.id, level, ids, range })
  return ids.map((id) => {
    const { impressions, clicks, saves, spend_micro } = totals.get(id) ?? nothing
    return { impressions, clicks, saves, spend_micro }
  })
}

async function hintsOf(
  db: Sql,
  account: AdAccount,
  row: ExperimentRow,
  reached: readonly number[],
) {
  const { experiment, arms } = row
  const ids = arms.map(({ objectId }) => objectId)
  const objects = await armObjects(db, account.id, { level: experiment.level, ids })
  const budgets = (objects ?? []).map(({ dailyBudgetMicro }) => dailyBudgetMicro)
  const hints: AdExperimentReport['hints'] = []
  if (isReachUneven(reached)) hints.push('reach-uneven')
  if (budgets.length > 1 && areBudgetsUneven(budgets)) hints.push('budgets-uneven')
  return hints
}

/** Returns an experiment with the figures of its days. */
export async function reportOf(
  db: Sql,
  account: AdAccount,
  row: ExperimentRow,
  now: Date,
): Promise<AdExperimentReport> {
  const { experiment, arms } = row
  const { startsAt, endsAt } = experiment
  const window = experimentWindow(experiment.measure)
  const { timeZone } = account
  const counts = await dayCounts(db, experiment, timeZone)
  const days =
    startsAt === null || endsAt === null
      ? []
      : fullDays({ startsAt, endsAt }, { now, timeZone, window })
  const counted = sumDays(counts, { days, arms: arms.length })
  const reached = arms.map((_, arm) =>
    counts.reduce((sum, count) => sum + (count.arm === arm ? count.people : 0), 0),
  )
  return {
    ...shownExperiment(row, now),
    currency: account.currency,
    window_days: window,
    reached,
    totals: await totalsOfArms(db, account, row, now),
    days: comparedDays(counted),
    days_left: daysLeftOf(counted),
    hints: await hintsOf(db, account, row, reached),
  }
}
