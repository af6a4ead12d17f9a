import type { AdLevel } from '@tessera/contracts/ads/ad-level'
import { reportedConversions } from '@tessera/contracts/ads/conversion-event'
import type { ExperimentMeasure } from '@tessera/contracts/calls/ad-experiments'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { adGroups, ads, adViews } from '../../accounts/campaigns/tables.ts'
import { conversionStats } from '../../conversions/tables.ts'
import { adStats } from '../../events/tables.ts'
import { daysFor } from './power.ts'

const Row = z.object({
  people: z.number(),
  views: z.number(),
  impressions: z.number(),
  clicks: z.number(),
  saves: z.number(),
  conversions: z.number(),
})

/** The figures of the arms in the last days. */
export type Lately = z.infer<typeof Row>

const keyOf = { campaign: 'campaign_id', 'ad-group': 'ad_group_id', ad: 'id' } as const

/** Loads what some campaigns, ad groups or ads did in the last 7 days. */
export async function latelyOf(
  db: Sql,
  { level, ids, now }: { level: AdLevel; ids: readonly string[]; now: Date },
): Promise<Lately> {
  const since = new Date(now.getTime() - timings.adViewsDays * 86_400_000)
  const from = sql`day >= ${since.toISOString().slice(0, 10)}::date`
  const conversions = sql.join(
    reportedConversions.map((name) => sql`${name}`),
    sql`, `,
  )
  const { rows } = await db.execute(sql`
    with own as (select ad.id from ${ads} ad join ${adGroups} ad_group on ad_group.id = ad.ad_group_id
      where ${sql.raw(level === 'campaign' ? 'ad_group.campaign_id' : `ad.${keyOf[level]}`)}
        = any(${sql.param([...ids])}::bigint[]))
    select seen.*, did.*, converted.* from
      (select count(distinct viewer_id)::float8 as people, coalesce(sum(views), 0)::float8 as views
        from ${adViews} where ad_id in (select id from own) and ${from}) seen,
      (select coalesce(sum(impressions), 0)::float8 as impressions,
        coalesce(sum(clicks), 0)::float8 as clicks, coalesce(sum(saves), 0)::float8 as saves
        from ${adStats} where ad_id in (select id from own) and ${from}) did,
      (select coalesce(sum(conversions), 0)::float8 as conversions from ${conversionStats}
        where ad_id in (select id from own) and ${from} and touch = 'click'
          and event in (${conversions})) converted`)
  return z.parse(Row, rows[0])
}

/** The differences that an estimate is made for. */
const differences = [0.1, 0.2, 0.5] as const

const rounded = (people: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, people))) - 1)
  return Math.round(people / step) * step
}

/**
 * Estimates how long an experiment takes. People who saw an ad several times had as many chances to act;
 * those who come again are counted once.
 */
export function estimateOf(
  lately: Lately,
  { arms, measure }: { readonly arms: number; readonly measure: ExperimentMeasure },
) {
  const { people, views, impressions } = lately
  if (people < limits.reachFloor || impressions === 0)
    return {
      people_daily: null,
      share: null,
      differences: differences.map((difference) => ({ difference, days: null })),
    }
  const rate = Math.min(1, lately[measure] / impressions)
  const share = 1 - (1 - rate) ** (views / people)
  const peopleDaily = people / timings.adViewsDays / arms
  return {
    people_daily: rounded(peopleDaily),
    share,
    differences: differences.map((difference) => ({
      difference,
      days: daysFor({ arms, peopleDaily, share }, difference),
    })),
  }
}
