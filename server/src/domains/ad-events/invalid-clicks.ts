import { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { type SQL, sql } from '../../platform/database/sql.ts'
import { adGroups, ads, campaigns } from '../ads/tables.ts'
import type { Sql } from '../sql.ts'
import { adEvents, type InvalidClick } from './tables.ts'

/** A click that nobody pays for. */
export interface FoundClick {
  readonly served_day: string
  readonly served_id: string
  readonly reason: InvalidClick
}

/** True for a click that comes after as many of its group as are valid within a time. */
const beyond = (most: number, milliseconds: number, group: SQL) => sql`(
  lag(at, ${sql.raw(String(most))}) over (partition by ${group} order by at, served_id)
    > at - make_interval(secs => ${sql.raw(String(milliseconds / 1_000))}))`

const isOfBusyMember = sql`(viewer_id is not null and (
  ${beyond(limits.adClicksOnAd, timings.adClicksOnAdWithin, sql`viewer_id, ad_id`)}
  or ${beyond(limits.adClicksOnAccount, timings.adClicksWithin, sql`viewer_id, advertiser_id`)}))`

const isOfBusyNetwork = beyond(
  limits.adClicksOfNetwork,
  timings.adClicksWithin,
  sql`network, advertiser_id`,
)

interface FoundRow extends Record<string, unknown>, FoundClick {
  readonly advertiser_id: string
}

/**
 * Finds clicks that are invalid and not yet marked so, by ad account. A click that was found stays
 * found, whatever else is counted later.
 */
export async function findInvalidClicks(
  db: Sql,
  now: Date,
): Promise<ReadonlyMap<AdvertiserId, readonly FoundClick[]>> {
  const edge = new Date(now.getTime() - timings.invalidClicksSought)
  const before = new Date(edge.getTime() - timings.adClicksWithin)
  const { rows } = await db.execute<FoundRow>(sql`
    with clicks as (
      select event.served_day, event.served_id, event.ad_id, campaign.advertiser_id, event.at,
        event.after_ms, event.viewer_id, event.network, event.invalid
      from ${adEvents} event
      join ${ads} ad on ad.id = event.ad_id
      join ${adGroups} ad_group on ad_group.id = ad.ad_group_id
      join ${campaigns} campaign on campaign.id = ad_group.campaign_id
      where event.network is not null and event.at > ${before} and event.at <= ${now}
    ), judged as (
      select *, case
        when after_ms < ${timings.adClickTooSoon} then 'too-soon'
        when ${isOfBusyMember} then 'member'
        when ${isOfBusyNetwork} then 'network'
      end as reason from clicks
    )
    select advertiser_id::text as advertiser_id, served_day::text as served_day,
      served_id::text as served_id, reason
    from judged where invalid is null and reason is not null and at > ${edge}
    order by advertiser_id, served_day, served_id`)
  const found = new Map<AdvertiserId, FoundClick[]>()
  for (const { advertiser_id, ...click } of rows) {
    const advertiserId = AdvertiserId.parse(advertiser_id)
    found.set(advertiserId, [...(found.get(advertiserId) ?? []), click])
  }
  return found
}
