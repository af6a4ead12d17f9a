import type { AdId, AdvertiserId, UserId } from '@tessera/contracts/ids'
import { Topic } from '@tessera/contracts/topics'
import { and, desc, eq } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers } from '../../../identity/index.ts'
import { interests } from '../../../pins/index.ts'
import {
  adGroups,
  adPreferences,
  ads,
  campaigns,
  hiddenAdvertisers,
} from '../../accounts/campaigns/tables.ts'

/** Finds whose an ad is, and whom its group asks for. */
export async function findAd(db: Sql, id: AdId) {
  const [row] = await db
    .select({
      advertiserId: advertisers.id,
      name: advertisers.name,
      targeting: adGroups.targeting,
    })
    .from(ads)
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .where(eq(ads.id, id))
  return row
}

/** Finds an ad account's name. */
export async function findAdvertiserName(db: Sql, id: AdvertiserId) {
  const [row] = await db
    .select({ advertiser_id: advertisers.id, name: advertisers.name })
    .from(advertisers)
    .where(eq(advertisers.id, id))
  return row
}

/** Returns a member's topics of interest. */
export async function topicsOf(db: Sql, userId: UserId): Promise<readonly Topic[]> {
  const rows = await db
    .select({ topic: interests.topic })
    .from(interests)
    .where(eq(interests.userId, userId))
  return rows.flatMap(({ topic }) => {
    const known = Topic.safeParse(topic)
    return known.success ? [known.data] : []
  })
}

/** True unless a member said that ads may not be personalized. */
export async function isPersonalizedFor(db: Sql, userId: UserId): Promise<boolean> {
  const [row] = await db
    .select({ isPersonalized: adPreferences.isPersonalized })
    .from(adPreferences)
    .where(eq(adPreferences.userId, userId))
  return row?.isPersonalized ?? true
}

/** Stores whether a member's ads may be personalized. */
export async function setPersonalized(
  db: Sql,
  userId: UserId,
  isPersonalized: boolean,
): Promise<void> {
  await db
    .insert(adPreferences)
    .values({ userId, isPersonalized })
    .onConflictDoUpdate({ target: adPreferences.userId, set: { isPersonalized } })
}

/** Returns the businesses whose ads a member doesn't see, the latest first. */
export async function hiddenFor(db: Sql, userId: UserId) {
  return db
    .select({ advertiser_id: advertisers.id, name: advertisers.name })
    .from(hiddenAdvertisers)
    .innerJoin(advertisers, eq(advertisers.id, hiddenAdvertisers.advertiserId))
    .where(eq(hiddenAdvertisers.userId, userId))
    .orderBy(desc(hiddenAdvertisers.createdAt), desc(advertisers.id))
}

const hiding = (userId: UserId, advertiserId: AdvertiserId) =>
  and(eq(hiddenAdvertisers.userId, userId), eq(hiddenAdvertisers.advertiserId, advertiserId))

/** True when a member hides the ads of a business. */
export async function isHiddenFor(db: Sql, userId: UserId, id: AdvertiserId): Promise<boolean> {
  return (await db.$count(hiddenAdvertisers, hiding(userId, id))) > 0
}

/** Hides the ads of a business from a member; hiding them again changes nothing. */
export async function hide(db: Sql, userId: UserId, advertiserId: AdvertiserId, now: Date) {
  await db
    .insert(hiddenAdvertisers)
    .values({ userId, advertiserId, createdAt: now })
    .onConflictDoNothing()
}

/** Shows the ads of a business to a member again. */
export async function show(db: Sql, userId: UserId, advertiserId: AdvertiserId) {
  await db.delete(hiddenAdvertisers).where(hiding(userId, advertiserId))
}
