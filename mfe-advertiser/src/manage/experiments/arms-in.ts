import type { AdLevel } from '@tessera/contracts/ads/ad-level'
import type { CampaignTree } from '@tessera/contracts/calls/campaign-edits'

/** Something that can be compared. */
export interface ArmChoice {
  readonly id: string
  readonly name: string
  /** The name of its campaign; null for a campaign. */
  readonly campaign: string | null
  readonly imageUrl: string | null
}

type Group = CampaignTree['ad_groups'][number]

const armOfGroup = (group: Group, campaign: string): ArmChoice => ({
  id: group.ad_group_id,
  name: group.name,
  campaign,
  imageUrl: null,
})

const armsOfAds = ({ ads }: Group, campaign: string): readonly ArmChoice[] =>
  ads
    .filter(({ state }) => state !== 'archived')
    .map((ad) => ({ id: ad.ad_id, name: ad.title, campaign, imageUrl: ad.image_url }))

/** Returns the campaigns, ad groups or ads of campaigns that have not ended. */
export function armsIn(trees: readonly CampaignTree[], level: AdLevel): readonly ArmChoice[] {
  const open = trees.filter(({ state, has_ended: hasEnded }) => state !== 'archived' && !hasEnded)
  if (level === 'campaign')
    return open.map(({ campaign_id: id, name }) => ({ id, name, campaign: null, imageUrl: null }))
  return open.flatMap(({ name, ad_groups: groups }) =>
    groups
      .filter(({ state }) => state !== 'archived')
      .flatMap((group) =>
        level === 'ad-group' ? [armOfGroup(group, name)] : armsOfAds(group, name),
      ),
  )
}

/** The letters that arms are named by. */
export const letters = ['A', 'B', 'C', 'D'] as const
