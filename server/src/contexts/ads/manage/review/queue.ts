import type { AdQueue } from '@tessera/contracts/ad-review-tools'
import { AdId, PinId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { type SQL, sql } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'

declare module '../../../../ports.ts' {
  interface Ports {
    /** Selects the reason of each new report of a pin, which a later context keeps. */
    readonly reasonsReported: (pinId: SQL, since: SQL) => SQL
  }
}

/** Max ads of one answer. */
const queueMax = 100

type Row = {
  readonly id: string
  readonly state: 'waiting' | 'approved' | 'rejected'
  readonly advertiser: string
  readonly campaign: string
  readonly pin_id: string
  readonly title: string
  readonly description: string
  readonly link: string | null
  readonly since: string
  readonly reports: readonly { readonly reason: string; readonly count: number }[]
  readonly total: number
}

/**
 * Returns the ads that wait for a decision, or that were reported since the last one: of an idea,
 * reports of its ad's pin count.
 */
export async function adQueue({
  db,
  settings: { publicOrigin: origin },
  reasonsReported,
}: Pick<Ports, 'db' | 'settings' | 'reasonsReported'>): Promise<AdQueue> {
  const since = sql`coalesce(latest.decided_at, ads.created_at)`
  const { rows } = await db.execute<Row>(sql`
    with queued as (
      select ads.id, ads.review as state, ads.ad_group_id, ads.pin_id,
        ${since} as since,
        (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'count', count)
            order by count desc, reason), '[]')
          from (select reason, count(*)::int as count
            from (${reasonsReported(sql`ads.pin_id`, since)}) given group by reason) counted) as reports
      from ads
      left join lateral (
        select decided_at from ad_reviews where ad_reviews.ad_id = ads.id
        order by decided_at desc limit 1) latest on true
      where ads.state <> 'archived' and ads.review <> 'rejected')
    select queued.id, queued.state, queued.pin_id, queued.reports,
      to_char(queued.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since,
      advertisers.name as advertiser, campaigns.name as campaign,
      pins.title, pins.description, coalesce(ads.destination_url, pins.link) as link,
      count(*) over ()::int as total
    from queued
    join ads on ads.id = queued.id
    join ad_groups on ad_groups.id = queued.ad_group_id
    join campaigns on campaigns.id = ad_groups.campaign_id
    join advertisers on advertisers.id = campaigns.advertiser_id
    join pins on pins.id = queued.pin_id
    where pins.deleted_at is null
      and (queued.state = 'waiting' or jsonb_array_length(queued.reports) > 0)
    order by jsonb_array_length(queued.reports) = 0, queued.since, queued.id
    limit ${queueMax}`)
  return {
    total: rows[0]?.total ?? 0,
    ads: rows.map(({ id, pin_id, total: _, ...facts }) => ({
      ...facts,
      ad: AdId.parse(String(id)),
      pin: origin + paths.pin.to({ pinId: PinId.parse(String(pin_id)) }),
      reports: [...facts.reports],
    })),
  }
}
