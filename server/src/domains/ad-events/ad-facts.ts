import type { AdId, AdvertiserId, CampaignId, UserId } from '@tessera/contracts/ids'
import { eq, inArray, sql } from '../../platform/database/sql.ts'
import { businessAccess } from '../access/tables.ts'
import { adGroups, ads, advertiserPeople, advertisers, campaigns } from '../ads/tables.ts'
import type { Sql } from '../sql.ts'

/** What counting has to know about an ad. */
export interface AdFacts {
  readonly campaignId: CampaignId
  readonly advertiserId: AdvertiserId
  readonly timeZone: string
  readonly currency: string
  /** True for a viewer who owns the ad account or may act for it. */
  readonly isOwn: boolean
}

const isOwnOf = (viewerId: UserId | null) =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`(${advertisers.ownerId} = ${viewerId}::bigint
        or exists (select from ${advertiserPeople} where ${advertiserPeople.userId} = ${viewerId}::bigint
          and ${advertiserPeople.advertiserId} = ${advertisers.id})
        or exists (select from ${businessAccess} where ${businessAccess.userId} = ${viewerId}::bigint
          and ${businessAccess.subjectId} = ${advertisers.ownerId}))`

/** Returns the facts of ads that exist. */
export async function factsOf(
  db: Sql,
  adIds: readonly AdId[],
  viewerId: UserId | null,
): Promise<ReadonlyMap<AdId, AdFacts>> {
  const rows = await db
    .select({
      adId: ads.id,
      campaignId: campaigns.id,
      advertiserId: advertisers.id,
      timeZone: advertisers.timeZone,
      currency: advertisers.currency,
      isOwn: isOwnOf(viewerId),
    })
    .from(ads)
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .where(inArray(ads.id, [...adIds]))
  return new Map(rows.map(({ adId, ...facts }) => [adId, facts]))
}
