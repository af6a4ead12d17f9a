import { billedBy } from '@tessera/contracts/ads/objectives'
import { dayAfter, daysBetween } from '@tessera/contracts/calendar-days'
import type { Recommendation } from '@tessera/contracts/calls/recommendations'
import {
  about,
  aWeek,
  type CampaignFacts,
  paidEvents,
  type RecommendationFacts,
  sumOf,
} from './recommendation-facts.ts'

/** Days before the end at which a campaign ends soon, and after it; and those that are proposed. */
const [endsWithin, endedWithin, moreDays] = [3, 7, 7]
/** A campaign without conversions has to have had so many clicks. */
const clicksWithout = 100
const tagSilentMs = 3 * 86_400_000

/** Suggests to go on with a campaign that ends soon, or has ended. */
export function ending(campaign: CampaignFacts, today: string): Recommendation[] {
  const { lastDay, hasEnded, spendMicro } = campaign
  const events = paidEvents(campaign)
  if (lastDay === null || spendMicro === 0 || events === 0) return []
  const facts = {
    last_day: lastDay,
    spend_micro: spendMicro,
    events,
    billed: billedBy[campaign.objective],
  }
  const week = campaign.dailyBudgetMicro * moreDays
  if (hasEnded)
    return daysBetween(lastDay, today) - 1 > endedWithin
      ? []
      : [{ kind: 'ended', ...about('ended', campaign, aWeek(spendMicro)), ...facts }]
  if (daysBetween(today, lastDay) - 1 > endsWithin) return []
  const proposed = dayAfter(lastDay, moreDays)
  const edit = {
    campaign_id: campaign.id,
    fields: { last_day: proposed },
    expected: { last_day: lastDay },
  }
  return [
    {
      kind: 'ends-soon',
      ...about('ends-soon', campaign, week),
      edit,
      ...facts,
      proposed_last_day: proposed,
    },
  ]
}

/** Suggests what to check of a campaign for conversions that has none. */
export function unconverted(campaign: CampaignFacts, facts: RecommendationFacts): Recommendation[] {
  const { objective, clicks, conversions, spendMicro } = campaign
  if (objective !== 'WEB_CONVERSION' || conversions > 0 || clicks < clicksWithout) return []
  const tags = facts.groups.flatMap(({ conversionTagId: id }) =>
    id !== null && facts.tags.has(id) ? [facts.tags.get(id)] : [],
  )
  const seen = tags.reduce<Date | null>(
    (latest, each) => (each && (latest === null || each > latest) ? each : latest),
    null,
  )
  const isSilent = seen === null || facts.now - seen.getTime() > tagSilentMs
  const tagOf = () => {
    if (tags.length === 0) return 'missing'
    return isSilent ? 'silent' : 'works'
  }
  return [
    {
      kind: 'no-conversions',
      ...about('no-conversions', campaign, aWeek(spendMicro)),
      clicks,
      spend_micro: spendMicro,
      rate_max: 3 / clicks,
      tag: tagOf(),
      tag_seen_at: seen?.toISOString() ?? null,
    },
  ]
}

/** Suggests another ad for ad groups with one. */
export function alone(
  campaign: CampaignFacts,
  { groups, ads }: RecommendationFacts,
): Recommendation[] {
  return groups.flatMap((group): Recommendation[] => {
    if (group.runningAds !== 1) return []
    const own = ads.filter(({ groupId }) => groupId === group.id)
    const impressions = sumOf(own.map((ad) => ad.impressions))
    if (impressions === 0) return []
    const share = campaign.impressions === 0 ? 0 : impressions / campaign.impressions
    return [
      {
        kind: 'one-ad',
        ...about('one-ad', campaign, aWeek(campaign.spendMicro * share)),
        key: `one-ad ${group.id}`,
        ad_group: { id: group.id, name: group.name },
        impressions,
        clicks: sumOf(own.map((ad) => ad.clicks)),
      },
    ]
  })
}

/** Suggests to mend ads that may not run. */
export function rejections({ rejected, campaigns }: RecommendationFacts): Recommendation[] {
  return rejected.flatMap(({ id, name, campaignId, reason }): Recommendation[] => {
    const campaign = campaigns.find((each) => each.id === campaignId)
    if (campaign === undefined || campaign.hasEnded) return []
    const unspent = Math.max(0, campaign.dailyBudgetMicro * 7 - sumOf(campaign.weekMicro))
    return [
      {
        kind: 'rejected',
        ...about('rejected', campaign, unspent),
        key: `rejected ${id}`,
        ad: { id, name },
        reason,
      },
    ]
  })
}
