import { AdvertiserId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { adGroups, ads, campaigns } from '../accounts/campaigns/tables.ts'
import { adEvents, type InvalidClick } from './tables.ts'

/** A click that nobody pays for. */
export interface FoundClick {
  readonly served_day: string
  readonly served_id: string
  readonly reason: InvalidClick
}

interface FoundRow extends Record<string, unknown>, FoundClick {
  readonly advertiser_id: string
}

/**
 * Finds clicks that are invalid and not yet marked so, by ad account: those that came too soon after
 * their showing, and those that were counted at no cost because they are beyond a limit.
 */
export async function findInvalidClicks(
  db: Sql,
  now: Date,
): Promise<ReadonlyMap<AdvertiserId, readonly FoundClick[]>> {
  const edge = new Date(now.getTime() - timings.invalidClicksSought)
  const { rows } = await db.execute<FoundRow>(sql`
    select campaign.advertiser_id::text as advertiser_id, event.served_day::text as served_day,
      event.served_id::text as served_id, case
        when event.after_ms < ${timings.adClickTooSoon} then 'too-soon' else event.beyond
      end as reason
    from ${adEvents} event
    join ${ads} ad on ad.id = event.ad_id
    join ${adGroups} ad_group on ad_group.id = ad.ad_group_id
    join ${campaigns} campaign on campaign.id = ad_group.campaign_id
    where event.network is not null and event.at > ${edge} and event.at <= ${now}
      and event.invalid is null
      and (event.after_ms < ${timings.adClickTooSoon} or event.beyond is not null)
    order by advertiser_id, served_day, served_id`)
  const found = new Map<AdvertiserId, FoundClick[]>()
  for (const { advertiser_id, ...click } of rows) {
    const advertiserId = AdvertiserId.parse(advertiser_id)
    found.set(advertiserId, [...(found.get(advertiserId) ?? []), click])
  }
  return found
}
