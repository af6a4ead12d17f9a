import type { Recommendation } from '@tessera/contracts/calls/recommendations'
import { limits } from '@tessera/contracts/limits'
import { limited, quiet } from './budget-advice.ts'
import { alone, ending, rejections, unconverted } from './campaign-advice.ts'
import type { RecommendationFacts } from './recommendation-facts.ts'
import { weakAds } from './weak-ads.ts'

/** Returns the suggestions that the facts give reason for, those about the most money first. */
export function recommendationsOf(facts: RecommendationFacts): readonly Recommendation[] {
  const groups = Map.groupBy(facts.groups, ({ campaignId }) => campaignId)
  const ads = Map.groupBy(facts.ads, ({ campaignId }) => campaignId)
  const ofCampaigns = facts.campaigns.flatMap((campaign) => {
    const own = {
      ...facts,
      groups: groups.get(campaign.id) ?? [],
      ads: ads.get(campaign.id) ?? [],
    }
    return [
      ...ending(campaign, facts.today),
      ...(campaign.hasEnded
        ? []
        : [
            ...limited(campaign, facts.currency),
            ...quiet(campaign, own),
            ...unconverted(campaign, own),
            ...alone(campaign, own),
            ...weakAds(campaign, own),
          ]),
    ]
  })
  return [...ofCampaigns, ...rejections(facts)]
    .filter(({ key }) => !facts.dismissed.has(key))
    .toSorted((one, other) => other.about_micro - one.about_micro || (one.key < other.key ? -1 : 1))
    .slice(0, limits.recommendationsMax)
}
