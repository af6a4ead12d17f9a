import type { Recommendation } from '@tessera/contracts/calls/recommendations'
import {
  type AdFacts,
  about,
  aWeek,
  type CampaignFacts,
  type RecommendationFacts,
} from './recommendation-facts.ts'

/** An ad and the others of its group have to have been shown so often, and the others clicked so often. */
const [impressionsMin, clicksMin] = [1_000, 10]

/**
 * A difference this many standard deviations wide is by chance in one of 700 ads, so that an account with
 * many ads isn't told of some that are only unlucky.
 */
const deviations = 3

interface Counts {
  readonly impressions: number
  readonly clicks: number
}

/** Returns how many standard deviations a click rate is below another one. */
export function deviationsBelow(own: Counts, others: Counts): number {
  const impressions = own.impressions + others.impressions
  const rate = (own.clicks + others.clicks) / impressions
  const spread = Math.sqrt(rate * (1 - rate) * (1 / own.impressions + 1 / others.impressions))
  const below = others.clicks / others.impressions - own.clicks / own.impressions
  return spread === 0 ? 0 : below / spread
}

const othersOf = (ad: AdFacts, group: readonly AdFacts[]): Counts =>
  group.reduce(
    (sum, { id, impressions, clicks }) =>
      id === ad.id
        ? sum
        : { impressions: sum.impressions + impressions, clicks: sum.clicks + clicks },
    { impressions: 0, clicks: 0 },
  )

const isWeak = (own: Counts, others: Counts): boolean =>
  own.impressions >= impressionsMin &&
  others.impressions >= impressionsMin &&
  others.clicks >= clicksMin &&
  deviationsBelow(own, others) >= deviations

/** The clicks of a week that the ad's impressions would bring more at the others' rate. */
function moreClicks(own: Counts, others: Counts) {
  const [rate, ownRate] = [others.clicks / others.impressions, own.clicks / own.impressions]
  const spread = Math.sqrt(
    (rate * (1 - rate)) / others.impressions + (ownRate * (1 - ownRate)) / own.impressions,
  )
  const week = own.impressions / 4
  return {
    low: Math.max(0, (rate - ownRate - 1.96 * spread) * week),
    high: (rate - ownRate + 1.96 * spread) * week,
  }
}

/** Suggests to pause ads with a clearly lower click rate than the others of their group. */
export function weakAds(
  campaign: CampaignFacts,
  { ads, groups }: Pick<RecommendationFacts, 'ads' | 'groups'>,
): readonly Recommendation[] {
  const byGroup = Map.groupBy(ads, ({ groupId }) => groupId)
  return ads.flatMap((ad): Recommendation[] => {
    const group = groups.find(({ id }) => id === ad.groupId)
    const others = othersOf(ad, byGroup.get(ad.groupId) ?? [])
    if (group === undefined || !isWeak(ad, others)) return []
    const share = campaign.impressions === 0 ? 0 : ad.impressions / campaign.impressions
    const pause = {
      ad_id: ad.id,
      fields: { state: 'paused' },
      expected: { state: 'active' },
    } as const
    return [
      {
        kind: 'weak-ad',
        ...about('weak-ad', campaign, aWeek(campaign.spendMicro * share)),
        key: `weak-ad ${ad.id}`,
        edit: {
          campaign_id: campaign.id,
          fields: {},
          ad_groups: [{ ad_group_id: group.id, fields: {}, ads: [pause] }],
        },
        ad_group: { id: group.id, name: group.name },
        ad: { id: ad.id, name: ad.name },
        impressions: ad.impressions,
        clicks: ad.clicks,
        others_impressions: others.impressions,
        others_clicks: others.clicks,
        more: moreClicks(ad, others),
      },
    ]
  })
}
