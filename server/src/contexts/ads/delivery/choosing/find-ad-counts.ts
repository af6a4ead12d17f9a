import { AdId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { adGroups, ads, campaigns } from '../../accounts/campaigns/tables.ts'
import { conversionStats } from '../../conversions/tables.ts'
import { adStats } from '../../events/tables.ts'
import type { AdCounts } from '../bids/quality.ts'

/** Days whose events say how people take an ad. */
const days = 14

/** Conversions count for the ad that was clicked so many days before at most. */
const lagMax = 7

const day = 86_400_000

const Row = z.object({
  id: AdId,
  impressions: z.int(),
  clicks: z.int(),
  saves: z.int(),
  conversions: z.nullable(z.int()),
})

/** Loads what was counted of each ad lately; ads without events are left out. */
export async function findAdCounts(db: Sql, now: Date): Promise<ReadonlyMap<string, AdCounts>> {
  const since = new Date(now.getTime() - days * day).toISOString().slice(0, 10)
  const { rows } = await db.execute(sql`
    with counted as (
      select ad_id, sum(impressions) as impressions, sum(clicks) as clicks, sum(saves) as saves
      from ${adStats} where day >= ${since}::date group by ad_id),
    converted as (
      select ad_id, event, sum(conversions) as conversions from ${conversionStats}
      where day >= ${since}::date and touch = 'click' and lag <= ${lagMax} group by ad_id, event)
    select counted.ad_id::text as id, impressions::float8, clicks::float8, saves::float8,
      (case when ${campaigns.objective} = 'WEB_CONVERSION'
        then coalesce(converted.conversions, 0) end)::float8 as conversions
    from counted
    join ${ads} on ${ads.id} = counted.ad_id
    join ${adGroups} on ${adGroups.id} = ${ads.adGroupId}
    join ${campaigns} on ${campaigns.id} = ${adGroups.campaignId}
    left join converted on converted.ad_id = counted.ad_id
      and converted.event = lower(${adGroups.conversionEvent})`)
  return new Map(z.parse(z.array(Row), rows).map(({ id, ...counts }) => [id, counts] as const))
}
