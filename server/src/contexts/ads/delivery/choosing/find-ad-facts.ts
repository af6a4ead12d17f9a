import { Targeting } from '@tessera/contracts/ads/targeting'
import { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { hotQuery } from '../../../../platform/database/hot-query.ts'
import { eq, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers, users } from '../../../identity/index.ts'
import { pins } from '../../../pins/index.ts'
import { adGroups, ads, campaigns } from '../../accounts/campaigns/tables.ts'
import { isWideAim } from '../audiences/wide-aim.ts'

const adFacts = hotQuery('ad_facts', (db) =>
  db
    .select({
      id: ads.id,
      pinId: ads.pinId,
      originId: pins.originId,
      title: pins.title,
      description: pins.description,
      altText: pins.altText,
      stems: sql`array_to_string(tsvector_to_array(${pins.words}), ' ')`.mapWith(String),
      targeting: sql`${adGroups.targeting}::text`.mapWith(String),
      isWide: isWideAim,
      isAutomatic: adGroups.isAutomatic,
      billed: adGroups.billed,
      adGroupId: adGroups.id,
      campaignId: campaigns.id,
      hasKeywords: sql`${adGroups.keywordsVersion} > 0 or ${campaigns.keywordsVersion} > 0`.mapWith(
        Boolean,
      ),
      advertiserId: advertisers.id,
      ownerId: sql`${advertisers.ownerId}`.mapWith((id) => UserId.parse(String(id))),
      name: advertisers.name,
      businessName: users.fullName,
      currency: advertisers.currency,
      timeZone: advertisers.timeZone,
    })
    .from(ads)
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .innerJoin(users, eq(users.id, advertisers.ownerId))
    .innerJoin(pins, eq(pins.id, ads.pinId))
    .where(sql`${ads.id} = any(${sql.placeholder('ids')}::bigint[])`),
)

/** The columns of a live ad that seldom change. */
export type AdFactsRow = Awaited<ReturnType<typeof adFacts>>[number]

/** Loads what seldom changes of some ads. */
export const findAdFacts = async (
  db: Sql,
  ids: readonly string[],
): Promise<readonly AdFactsRow[]> => (ids.length === 0 ? [] : adFacts(db, { ids: [...ids] }))

/** Parses the targeting of an ad group; undefined when it isn't one. */
export function targetingOf(text: string): Targeting | undefined {
  const parsed = z.safeParse(Targeting, JSON.parse(text))
  return parsed.success ? parsed.data : undefined
}
