import { AdId, AdvertiserId, UserId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { adGroups, ads, campaigns } from '../accounts/campaigns/tables.ts'
import type { PaidClick, SentEvent } from './click-limits.ts'
import { utcDay } from './sums.ts'
import { adEvents } from './tables.ts'

interface Row extends Record<string, unknown> {
  readonly ad_id: string
  readonly advertiser_id: string
  readonly at: string
  readonly viewer_id: string | null
  readonly network: string
  readonly browser: string | null
}

const unique = <Value>(values: readonly Value[]) => sql.param([...new Set(values)])

/** Returns the days around clicks on which others may count with them. */
const daysAround = (at: number): readonly string[] =>
  [at - timings.adClicksWithin, at, at + timings.adClicksWithin].map(utcDay)

/**
 * Returns the clicks within the limits that were counted before, of the same members, browsers and
 * networks and around the same time. Lock their accounts before.
 */
export async function paidClicks(
  tx: Sql,
  events: readonly SentEvent[],
): Promise<readonly PaidClick[]> {
  const clicks = events.filter(({ kind }) => kind === 'click')
  if (clicks.length === 0) return []
  const times = clicks.map(({ at }) => at)
  const from = new Date(Math.min(...times) - timings.adClicksWithin)
  const to = new Date(Math.max(...times) + timings.adClicksWithin)
  const viewers = clicks.flatMap(({ sender }) => sender.viewerId ?? [])
  const senders = clicks.flatMap(({ sender, at }) => daysAround(at).map((day) => ({ sender, day })))
  const networks = senders.map(({ sender, day }) => sender.networkOn(day))
  const browsers = senders.flatMap(({ sender, day }) => sender.browsersOn(day))
  const { rows } = await tx.execute<Row>(sql`
    select event.ad_id::text as ad_id, campaign.advertiser_id::text as advertiser_id,
      (extract(epoch from event.at) * 1000)::bigint::text as at, event.viewer_id::text as viewer_id,
      event.network, event.browser
    from ${adEvents} event
    join ${ads} ad on ad.id = event.ad_id
    join ${adGroups} ad_group on ad_group.id = ad.ad_group_id
    join ${campaigns} campaign on campaign.id = ad_group.campaign_id
    where event.network is not null and event.beyond is null and event.at > ${from} and event.at < ${to}
      and campaign.advertiser_id = any(${unique(clicks.map(({ advertiserId }) => advertiserId))}::bigint[])
      and (event.network = any(${unique(networks)}::text[])
        or event.browser = any(${unique(browsers)}::text[])
        or event.viewer_id = any(${unique(viewers)}::bigint[]))`)
  return rows.map(({ ad_id, advertiser_id, at, viewer_id, ...found }) => ({
    ...found,
    adId: AdId.parse(ad_id),
    advertiserId: AdvertiserId.parse(advertiser_id),
    at: Number(at),
    viewerId: viewer_id === null ? null : UserId.parse(viewer_id),
  }))
}
