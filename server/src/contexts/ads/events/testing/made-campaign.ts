import {
  AdGroupId,
  AdId,
  AdvertiserId,
  CampaignId,
  type PinId,
  type UserId,
} from '@tessera/contracts/ids'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers } from '../../../identity/ad-accounts/tables.ts'
import { adGroups, ads, advertiserBilling, campaigns } from '../../accounts/campaigns/tables.ts'

/** An ad account with money for tests. */
export interface MadeAccount {
  readonly ownerId: UserId
  readonly timeZone?: string
  readonly mode?: 'prepaid' | 'threshold'
  readonly leftMicro?: number
}

type MakePorts = Pick<Ports, 'ids' | 'clock'>

/** Creates an ad account that may spend. */
export async function makeAccount(
  db: Sql,
  { ids, clock }: MakePorts,
  { ownerId, timeZone = 'UTC', mode = 'prepaid', leftMicro = 100_000_000 }: MadeAccount,
): Promise<AdvertiserId> {
  const id = AdvertiserId.parse(ids.next())
  const createdAt = clock.now()
  await db.insert(advertisers).values({ id, ownerId, name: 'Lamps', timeZone, createdAt })
  await db.insert(advertiserBilling).values({ advertiserId: id, mode, isReady: true, leftMicro })
  return id
}

type Chosen = Partial<
  Pick<
    typeof campaigns.$inferInsert,
    | 'dailyBudgetMicro'
    | 'totalBudgetMicro'
    | 'isFlexible'
    | 'startsAt'
    | 'endsAt'
    | 'name'
    | 'state'
  >
>

/** Creates a campaign with one ad. */
export async function makeCampaign(
  db: Sql,
  { ids, clock }: MakePorts,
  given: { readonly advertiserId: AdvertiserId; readonly pinId: PinId } & Chosen,
): Promise<{ readonly campaignId: CampaignId; readonly adId: AdId }> {
  const { pinId, ...campaign } = given
  const campaignId = CampaignId.parse(ids.next())
  const adGroupId = AdGroupId.parse(ids.next())
  const adId = AdId.parse(ids.next())
  const createdAt = clock.now()
  await db.insert(campaigns).values({
    id: campaignId,
    name: 'Lamps',
    objective: 'CONSIDERATION',
    state: 'active',
    dailyBudgetMicro: 10_000_000,
    startsAt: createdAt,
    madeWith: 'test',
    createdAt,
    ...campaign,
  })
  const both = { state: 'active', billed: 'click', targeting: {} } as const
  await db.insert(adGroups).values({ id: adGroupId, campaignId, name: 'Lamps', ...both })
  const ad = { id: adId, adGroupId, pinId, state: 'active', review: 'approved' } as const
  await db.insert(ads).values({ ...ad, createdAt })
  return { campaignId, adId }
}
