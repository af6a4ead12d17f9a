import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { Recommendation } from '@tessera/contracts/calls/recommendations'
import type { AdvertiserId } from '@tessera/contracts/ids'

const tagPages = {
  missing: 'tagManualSetup',
  silent: 'tagHealth',
  works: 'eventsOverview',
} as const

/** Returns the address at which people follow a suggestion that has no button. */
export function placeOf(it: Recommendation, advertiserId: AdvertiserId): string {
  const ofCampaign = { advertiserId, query: { campaign_id: it.campaign.id } }
  if (it.kind === 'no-conversions') return advertiserUrl(tagPages[it.tag], { advertiserId })
  if (it.kind === 'ended')
    return advertiserUrl('campaignInsights', {
      advertiserId,
      params: { campaignId: it.campaign.id },
    })
  if (it.kind === 'budget-unused')
    return it.why === 'unknown'
      ? advertiserUrl('msotOptimizer', { advertiserId })
      : advertiserUrl('adGroups', ofCampaign)
  return advertiserUrl('ads', ofCampaign)
}
