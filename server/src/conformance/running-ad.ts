import type { Targeting } from '@tessera/contracts/ads/targeting'
import { AdGroupId, AdId, AdvertiserId, CampaignId, type PinId } from '@tessera/contracts/ids'
import {
  adGroups,
  ads,
  advertiserBilling,
  campaigns,
} from '../contexts/ads/accounts/campaigns/tables.ts'
import { advertisers } from '../contexts/identity/ad-accounts/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import type { Keeper } from './ideas.ts'

/** Inserts an ad account in US dollars that may spend. */
export async function adAccount(
  { ports }: MemoryService,
  owner: Pick<Keeper, 'id'>,
): Promise<AdvertiserId> {
  const { db, ids, clock } = ports
  const id = AdvertiserId.parse(ids.next())
  await db
    .insert(advertisers)
    .values({ id, ownerId: owner.id, name: `Shop ${id}`, createdAt: clock.now() })
  await db
    .insert(advertiserBilling)
    .values({ advertiserId: id, mode: 'prepaid', isReady: true, leftMicro: 1_000_000_000 })
  return id
}

/** The fields of an ad that matter to a test. */
interface Wanted {
  readonly pinId: PinId
  /** Per impression. */
  readonly bidMicro?: number
  readonly targeting?: Targeting
  readonly startsAt?: Date
  readonly endsAt?: Date | null
  readonly destinationUrl?: string
}

/** Inserts an approved ad with its campaign, and lets this instance know. */
export async function runningAd(
  { ports }: MemoryService,
  advertiserId: AdvertiserId,
  { pinId, bidMicro = 10_000, targeting = {}, startsAt, endsAt = null, destinationUrl }: Wanted,
) {
  const { db, ids, clock } = ports
  const campaignId = CampaignId.parse(ids.next())
  const adGroupId = AdGroupId.parse(ids.next())
  const adId = AdId.parse(ids.next())
  const createdAt = clock.now()
  await db.insert(campaigns).values({
    id: campaignId,
    advertiserId,
    name: '',
    objective: 'WEB_CONVERSION',
    state: 'active',
    dailyBudgetMicro: 100_000_000,
    startsAt: startsAt ?? createdAt,
    endsAt,
    madeWith: 'test',
    createdAt,
  })
  await db.insert(adGroups).values({
    id: adGroupId,
    campaignId,
    name: '',
    state: 'active',
    targeting,
    billed: 'impression',
    bidMicro,
  })
  await db.insert(ads).values({
    id: adId,
    adGroupId,
    pinId,
    state: 'active',
    review: 'approved',
    createdAt,
    destinationUrl,
  })
  ports.liveAds.forget()
  return { adId, campaignId }
}
