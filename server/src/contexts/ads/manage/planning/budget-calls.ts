import { dailyBudgetBounds } from '@tessera/contracts/ads/countries'
import { splitBudget } from '@tessera/contracts/calls/budget-split'
import { given } from '../../../../calls/answer.ts'
import { answerAdvertiser } from '../../accounts/campaigns/answer-advertiser.ts'
import { runningCampaigns } from './budget-facts.ts'
import { divisionOf } from './division.ts'
import { settledDays } from './settled-days.ts'

const answerSplit = answerAdvertiser(splitBudget, async ({ ports, account }, input) => {
  const { goal, total_micro: totalMicro, campaigns: chosen } = input
  const { currency, country, timeZone } = account
  const now = ports.clock.now()
  const range = settledDays(timeZone, now.getTime())
  const ids = chosen?.map(({ campaign_id: id }) => id)
  const campaigns = await runningCampaigns(ports.db, account, { ids, range, goal, now })
  const division = divisionOf({
    currency,
    totalMicro,
    campaigns,
    minDailyMicro: dailyBudgetBounds(country).min,
    asked: new Map(chosen?.map((each) => [each.campaign_id, each])),
  })
  return given({ ...range, currency, goal, ...division })
})

/** Handlers of the call that divides a daily budget. */
export const budgetSplitCalls = [answerSplit]
