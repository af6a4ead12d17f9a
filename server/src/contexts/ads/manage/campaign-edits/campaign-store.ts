import type { AdvertiserId, CampaignId } from '@tessera/contracts/ids'
import { and, desc, eq, lt, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers } from '../../../identity/index.ts'
import { adGroups, ads, campaigns } from '../../accounts/campaigns/tables.ts'

/** Selects campaigns with their newest ad, which is null without one. */
const selectCampaigns = (db: Sql) => {
  const newest = db
    .select({
      id: ads.id,
      pinId: ads.pinId,
      state: ads.state,
      review: ads.review,
      reviewReason: ads.reviewReason,
    })
    .from(ads)
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .where(eq(adGroups.campaignId, campaigns.id))
    .orderBy(desc(ads.id))
    .limit(1)
    .as('newest')
  return db
    .select({
      campaign: campaigns,
      currency: advertisers.currency,
      ad: {
        id: newest.id,
        pinId: newest.pinId,
        state: newest.state,
        review: newest.review,
        reviewReason: newest.reviewReason,
      },
    })
    .from(campaigns)
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .leftJoinLateral(newest, sql`true`)
}

/** A campaign and its newest ad. */
export type CampaignRow = Awaited<ReturnType<typeof campaignsOf>>[number]

/** Returns the campaigns of an ad account, newest first. */
export const campaignsOf = (
  db: Sql,
  advertiserId: AdvertiserId,
  { before, most }: { readonly before: string | undefined; readonly most: number },
) =>
  selectCampaigns(db)
    .where(
      and(
        eq(campaigns.advertiserId, advertiserId),
        before === undefined ? undefined : lt(campaigns.id, sql`${before}::bigint`),
      ),
    )
    .orderBy(desc(campaigns.id))
    .limit(most)

const ofAccount = (advertiserId: AdvertiserId, id: CampaignId) =>
  and(eq(campaigns.id, id), eq(campaigns.advertiserId, advertiserId))

/** Loads a campaign of an ad account. */
export async function findCampaign(
  db: Sql,
  advertiserId: AdvertiserId,
  id: CampaignId,
): Promise<CampaignRow | undefined> {
  const [row] = await selectCampaigns(db).where(ofAccount(advertiserId, id))
  return row
}

/** Locks a campaign of an ad account. */
export async function lockCampaign(tx: Sql, advertiserId: AdvertiserId, id: CampaignId) {
  const { name, state, endsAt } = campaigns
  const [row] = await tx
    .select({ name, state, endsAt })
    .from(campaigns)
    .where(ofAccount(advertiserId, id))
    .for('no key update')
  return row
}
