import type { ReportFigures } from '@tessera/contracts/ads/report-metrics'
import type { ReportBreakdown, ReportLevel } from '@tessera/contracts/ads/report-options'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { sql } from '../../../../../platform/database/sql.ts'
import type { Sql } from '../../../../base/sql.ts'

/** One event of an ad, or a row of its conversions, with all that reports sum it by. */
export interface Fact {
  readonly day: string
  /** The ids that it belongs to at each level. */
  readonly ids: Readonly<Record<ReportLevel, string | null>>
  readonly groups: Readonly<Record<Exclude<ReportBreakdown, 'day'>, string>>
  readonly figures: ReportFigures
  /** The touch and the lag that a conversion is credited by. */
  readonly conversion?: {
    readonly touch: 'click' | 'view'
    readonly lag: number
    readonly clickLag: number
  }
}

type Named = Record<
  'day' | 'ad' | 'ad_group' | 'campaign' | 'age' | 'gender' | 'country' | 'app' | 'place',
  string
> & { readonly product_group: string | null; readonly product: string | null }

type EventRow = Named & { readonly kind: string; readonly price_micro: string }

type ConversionRow = Named & {
  readonly touch: 'click' | 'view'
  readonly lag: number
  readonly click_lag: number
  readonly conversions: number
  readonly value_micro: string
}

const columns = sql`fact.day::text as day, ad.id::text as ad, ad_group.id::text as ad_group,
  campaign.id::text as campaign, ad_group.product_group_id as product_group,
  case when exists (select from products where products.origin_id = pin.origin_id) then pin.id::text end as product,
  fact.age, fact.gender, fact.country, fact.app, fact.place`

const joined = (
  id: AdvertiserId,
) => sql`join ads ad on ad.id = fact.ad_id join pins pin on pin.id = ad.pin_id
  join ad_groups ad_group on ad_group.id = ad.ad_group_id
  join campaigns campaign on campaign.id = ad_group.campaign_id and campaign.advertiser_id = ${id}::bigint`

const none: ReportFigures = {
  impressions: 0,
  clicks: 0,
  saves: 0,
  closeups: 0,
  spend_micro: 0,
  conversions: 0,
  conversion_value_micro: 0,
}

const namesOf = (row: Named) => ({
  day: row.day,
  ids: {
    campaigns: row.campaign,
    adgroups: row.ad_group,
    ads: row.ad,
    productgroups: row.product_group,
    productitems: row.product,
  },
  groups: {
    age: row.age,
    gender: row.gender,
    country: row.country,
    device: row.app,
    place: row.place,
  },
})

const countOf = (kind: string, of: string) => (kind === of ? 1 : 0)

/** Reads the events and the conversions of an ad account, one by one; invalid clicks are left out. */
export async function factsOf(db: Sql, id: AdvertiserId): Promise<readonly Fact[]> {
  const events = await db.execute<EventRow & Record<string, unknown>>(sql`
    select ${columns}, fact.kind, fact.price_micro::text as price_micro
    from ad_events fact ${joined(id)} where fact.invalid is null`)
  const conversions = await db.execute<ConversionRow & Record<string, unknown>>(sql`
    select ${columns}, fact.touch, fact.lag, fact.click_lag, fact.conversions, fact.value_micro::text as value_micro
    from conversion_stats fact ${joined(id)}`)
  return [
    ...events.rows.map((row) => ({
      ...namesOf(row),
      figures: {
        ...none,
        impressions: countOf(row.kind, 'impression'),
        clicks: countOf(row.kind, 'click'),
        saves: countOf(row.kind, 'save'),
        closeups: countOf(row.kind, 'closeup'),
        spend_micro: Number(row.price_micro),
      },
    })),
    ...conversions.rows.map((row) => ({
      ...namesOf(row),
      figures: {
        ...none,
        conversions: row.conversions,
        conversion_value_micro: Number(row.value_micro),
      },
      conversion: { touch: row.touch, lag: row.lag, clickLag: row.click_lag },
    })),
  ]
}
