import { planDays } from '@tessera/contracts/ads/media-plan'
import { microPerUnit } from '@tessera/contracts/ads/micro'
import { billedBy } from '@tessera/contracts/ads/objectives'
import { roundedReach } from '@tessera/contracts/ads/reach'
import { estimateMediaPlan } from '@tessera/contracts/calls/media-plans'
import { limits } from '@tessera/contracts/limits'
import { given, refused } from '../../../../calls/answer.ts'
import { answerAdvertiser } from '../../accounts/campaigns/answer-advertiser.ts'
import { countReach } from '../../delivery/audiences/reach.ts'
import { unfitAudiences } from '../../delivery/audiences/unfit-audiences.ts'
import { currencyScale } from '../../delivery/bids/currency-scale.ts'
import { curveOf, outcomeOf } from './estimate.ts'
import { marketOf, marketRows } from './market.ts'

/** Rounds a count down to its first digit, so that it tells nothing about one ad account. */
const roundedDown = (count: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))))
  return Math.floor(count / step) * step
}

const answerEstimate = answerAdvertiser(estimateMediaPlan, async ({ ports, account }, { plan }) => {
  const billed = billedBy[plan.objective]
  const countries = plan.targeting.LOCATION?.split('+') ?? []
  const scale = currencyScale(account.currency) ?? microPerUnit
  if ((await unfitAudiences(ports.db, account.id, plan.targeting)).length > 0)
    return refused('audience-unknown')
  const people = roundedReach(await countReach(ports, plan.targeting, ports.clock.now()))
  const market = marketOf(await marketRows(ports.db, billed, countries), billed, scale)
  const days = planDays(plan)
  const facts = people && {
    dailyBudgetMicro: plan.daily_budget_micro,
    days,
    billed,
    people,
    market,
  }
  return given({
    people: people ?? null,
    floor: limits.reachFloor,
    days,
    billed,
    prices: market.source,
    observed_in: [...market.countries],
    observed_events: roundedDown(market.events),
    price_micro: market.price,
    click_rate: market.clickRate,
    outcome: facts === undefined ? null : outcomeOf(facts),
    curve: facts === undefined ? [] : curveOf(facts),
  })
})

/** Handlers of the call that estimates plans. */
export const planEstimateCalls = [answerEstimate]
