import type { AdId, AdvertiserId, CampaignId, UserId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { eq, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { advertiserPeople, advertisers, businessAccess } from '../../identity/index.ts'
import { adGroups, ads, campaigns } from '../accounts/campaigns/tables.ts'
import { type AdTest, testsColumn, testsIn } from '../accounts/splits/find-splits.ts'

/** The facts about an ad that counting needs. */
export interface AdFacts {
  readonly campaignId: CampaignId
  readonly advertiserId: AdvertiserId
  readonly timeZone: string
  readonly currency: string
  /** True for a viewer who owns the ad account or may act for it. */
  readonly isOwn: boolean
  /** Its experiments that ran lately. */
  readonly tests: readonly AdTest[]
}

const viewer = sql`${sql.placeholder('viewerId')}::bigint`

const isOwn = sql<boolean>`(${viewer} is not null and (${advertisers.ownerId} = ${viewer}
  or exists (select from ${advertiserPeople} where ${advertiserPeople.userId} = ${viewer}
    and ${advertiserPeople.advertiserId} = ${advertisers.id})
  or exists (select from ${businessAccess} where ${businessAccess.userId} = ${viewer}
    and ${businessAccess.subjectId} = ${advertisers.ownerId})))`.mapWith(Boolean)

const facts = hotQuery('ad_event_facts', (db) =>
  db
    .select({
      adId: ads.id,
      campaignId: campaigns.id,
      advertiserId: advertisers.id,
      timeZone: advertisers.timeZone,
      currency: advertisers.currency,
      isOwn,
      tests: testsColumn,
    })
    .from(ads)
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .where(sql`${ads.id} = any(${sql.placeholder('ids')}::bigint[])`),
)

/** Returns the facts of ads that exist. */
export async function factsOf(
  db: Sql,
  adIds: readonly AdId[],
  { viewerId, now }: { readonly viewerId: UserId | null; readonly now: number },
): Promise<ReadonlyMap<AdId, AdFacts>> {
  const since = new Date(now - timings.adEventLate - timings.adEventOpen).toISOString()
  const rows = await facts(db, { ids: [...adIds], viewerId, since })
  return new Map(rows.map(({ adId, tests, ...ad }) => [adId, { ...ad, tests: testsIn(tests) }]))
}
