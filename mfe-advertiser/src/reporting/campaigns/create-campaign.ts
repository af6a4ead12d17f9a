import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { words } from './words.ts'

/** Returns the main act of the pages about campaigns. */
export const createCampaign = () => ({
  label: words.create(),
  to: (advertiserId: AdvertiserId) => advertiserUrl('adsCreate', { advertiserId }),
})
