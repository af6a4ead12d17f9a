import { microPerCoin } from '@tessera/contracts/ads/micro'
import { billedBy } from '@tessera/contracts/ads/objectives'
import type { Recommendation } from '@tessera/contracts/calls/recommendations'
import { limits } from '@tessera/contracts/limits'
import type { Range } from './market.ts'
import {
  about,
  type CampaignFacts,
  paidEvents,
  type RecommendationFacts,
  sumOf,
} from './recommendation-facts.ts'

/** A day with so much of its budget spent is a full one, and so many of a week limit a campaign. */
const [fullShare, fullDaysMin, daysMin] = [0.95, 4, 5]
/** A week with less of its budgets spent is a quiet one. */
const quietShare = 0.3
/** The budget that is proposed, as a multiple of the one that limits a campaign. */
const raise = 1.5
/** Fewer people than this are few for an ad group. */
const fewPeople = 2_000

/** The bounds of a count that chance explains, in 95 of 100 cases. */
const around = (value: number, events: number): Range => {
  const error = 1.96 / Math.sqrt(Math.max(events, 1))
  return { low: Math.max(0, value * (1 - error)), high: value * (1 + error) }
}

const daysFull = ({ weekMicro, dailyBudgetMicro }: CampaignFacts): number =>
  weekMicro.filter((spent) => spent >= dailyBudgetMicro * fullShare).length

/** Suggests a larger budget for a campaign that spends its budget on most days. */
export function limited(campaign: CampaignFacts, currency: string): Recommendation[] {
  const { weekMicro, dailyBudgetMicro: budget, spendMicro } = campaign
  const full = daysFull(campaign)
  const events = paidEvents(campaign)
  if (weekMicro.length < daysMin || full < fullDaysMin || events === 0 || spendMicro === 0)
    return []
  const coin = microPerCoin(currency)
  const proposed = Math.ceil((budget * raise) / coin) * coin
  const added = proposed - budget
  const edit = {
    campaign_id: campaign.id,
    fields: { daily_budget_micro: proposed },
    expected: { daily_budget_micro: budget },
  }
  return [
    {
      kind: 'budget-limited',
      ...about('budget-limited', campaign, added * 7),
      edit,
      budget_micro: budget,
      proposed_micro: proposed,
      days: weekMicro.length,
      days_full: full,
      spend_micro: spendMicro,
      events,
      billed: billedBy[campaign.objective],
      more: around((added * events) / spendMicro, events),
    },
  ]
}

/** Returns why a campaign spends little: a bid below most prices, few people, or an unknown reason. */
function quietReason(campaign: CampaignFacts, facts: RecommendationFacts) {
  const { groups } = facts
  const price = facts.prices[billedBy[campaign.objective]]
  const low = groups.find(
    ({ bidMicro }) => bidMicro !== null && price !== null && bidMicro < price.low,
  )
  if (low !== undefined) return { why: 'bid', group: low } as const
  const few = groups.find(({ id }) => {
    const people = facts.people.get(id)
    return people === null || (people !== undefined && people.high < fewPeople)
  })
  return few === undefined
    ? ({ why: 'unknown', group: undefined } as const)
    : ({ why: 'people', group: few } as const)
}

/** Suggests what to do about a campaign that hardly spends its budget. */
export function quiet(campaign: CampaignFacts, facts: RecommendationFacts): Recommendation[] {
  const { weekMicro, dailyBudgetMicro: budget } = campaign
  const spent = sumOf(weekMicro)
  const planned = budget * weekMicro.length
  const isShown = facts.canSpend && facts.groups.some(({ runningAds }) => runningAds > 0)
  if (!isShown || weekMicro.length < daysMin || spent >= planned * quietShare) return []
  const { why, group } = quietReason(campaign, facts)
  const billed = billedBy[campaign.objective]
  const price = facts.prices[billed]
  const coin = microPerCoin(facts.currency)
  const bid = group?.bidMicro ?? null
  const proposed =
    why === 'bid' && price !== null ? Math.ceil((price.low + price.high) / 2 / coin) * coin : null
  const edit =
    group === undefined || proposed === null
      ? null
      : {
          campaign_id: campaign.id,
          fields: {},
          ad_groups: [
            {
              ad_group_id: group.id,
              fields: { bid_micro: proposed },
              expected: { bid_micro: bid },
            },
          ],
        }
  return [
    {
      kind: 'budget-unused',
      ...about('budget-unused', campaign, planned - spent),
      edit,
      budget_micro: budget,
      days: weekMicro.length,
      spend_micro: spent,
      why,
      billed,
      ad_group: group === undefined ? null : { id: group.id, name: group.name },
      bid_micro: bid,
      proposed_bid_micro: proposed,
      price_micro: price,
      people: group === undefined ? null : (facts.people.get(group.id)?.high ?? null),
      floor: limits.reachFloor,
    },
  ]
}
