import type { HouseAd } from '@tessera/contracts/calls/house-ads'
import { AdId, PinId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { adBusinesses, adGroups, adReviews, ads, campaigns, reviewFaults } from '../../ads/index.ts'
import { pictureUrl } from '../../base/media/rules.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { advertisers } from '../../identity/index.ts'
import { pinReports, pins } from '../../pins/index.ts'
import { reasonsReported } from '../cases/reasons-reported.ts'
import { reportCases } from '../cases/tables.ts'

/** The place of an ad in the queue: 0 for a reported one, then the moment that it was made. */
export type AdPlace = readonly [part: 0 | 1, madeAt: string, adId: string]

interface QueuePage {
  readonly after: AdPlace | undefined
  readonly most: number
}

/** The moment from which reports of an ad count: its last decision, or the one that it was made at. */
const since = sql`coalesce(
  (select max(decided_at) from ${adReviews} where ad_reviews.ad_id = ads.id), ads.created_at)`

const isReported = sql`(
  exists (select from ${reportCases} where report_cases.pin_id = ads.pin_id
    and report_cases.subject_kind = 'pin' and report_cases.last_at > ${since})
  or exists (select from ${pinReports} where pin_reports.pin_id = ads.pin_id
    and pin_reports.created_at > ${since}))`

/**
 * The ads that were reported since their last decision. The reports lead to their ads, since most ads have none;
 * no report counts from before an ad was made, which spares a look at its decisions.
 */
const reportedAds = sql`(
  select ads.id from ${ads} join ${reportCases} on report_cases.pin_id = ads.pin_id
    and report_cases.subject_kind = 'pin' and report_cases.last_at > ads.created_at
  where report_cases.last_at > ${since}
  union
  select ads.id from ${ads} join ${pinReports} on pin_reports.pin_id = ads.pin_id
    and pin_reports.created_at > ads.created_at
  where pin_reports.created_at > ${since})`

/** The parts of the queue, in its order. */
const parts: Readonly<Record<AdPlace[0], SQL>> = {
  0: sql`ads.review <> 'rejected' and ads.id in ${reportedAds}`,
  1: sql`ads.review = 'waiting' and not ${isReported}`,
}

type Row = {
  readonly id: string
  readonly part: AdPlace[0]
  readonly state: HouseAd['state']
  readonly made_at: string
  readonly since: string
  readonly advertiser: string
  readonly country: string
  readonly business: HouseAd['business']
  readonly campaign: string
  readonly pin_id: string
  readonly title: string
  readonly description: string
  readonly link: string | null
  readonly picture: string
  readonly reports: HouseAd['reports']
}

const inUtc = (moment: SQL, format: string): SQL =>
  sql`to_char(${moment} at time zone 'UTC', ${sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS${format}"Z"'`)})`

async function rowsOf(db: Sql, part: AdPlace[0], { after, most }: QueuePage) {
  const isBelow =
    after === undefined
      ? sql`true`
      : sql`(ads.created_at, ads.id) > (${after[1]}::timestamptz, ${after[2]}::bigint)`
  const { rows } = await db.execute<Row>(sql`
    with queued as (
      select ads.id, ads.review, ads.ad_group_id, ads.pin_id, ads.destination_url, ads.created_at,
        ${since} as since
      from ${ads}
      join ${pins} on pins.id = ads.pin_id and pins.deleted_at is null
      where ads.state <> 'archived' and ${parts[part]} and ${isBelow}
      order by ads.created_at, ads.id
      limit ${most})
    select queued.id, ${part}::int as part, queued.review as state, queued.pin_id,
      ${inUtc(sql`queued.created_at`, '.US')} as made_at, ${inUtc(sql`queued.since`, '')} as since,
      advertisers.name as advertiser, advertisers.country, campaigns.name as campaign,
      case when business.advertiser_id is null then null else jsonb_build_object(
        'legal_name', business.legal_name, 'city', business.city, 'website', business.website) end as business,
      pins.title, pins.description, coalesce(queued.destination_url, pins.link) as link, media.key as picture,
      (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'count', count)
          order by count desc, reason), '[]')
        from (select reason, count(*)::int as count
          from (${reasonsReported(sql`queued.pin_id`, sql`queued.since`)}) given group by reason) counted) as reports
    from queued
    join ${adGroups} on ad_groups.id = queued.ad_group_id
    join ${campaigns} on campaigns.id = ad_groups.campaign_id
    join ${advertisers} on advertisers.id = campaigns.advertiser_id
    left join ${adBusinesses} business on business.advertiser_id = advertisers.id
    join ${pins} on pins.id = queued.pin_id
    join ${media} on media.id = pins.media_id
    order by queued.created_at, queued.id`)
  return rows
}

async function adOf(ports: Ports, row: Row): Promise<HouseAd> {
  const { id, pin_id: pinId, made_at: _, part: __, country, picture, ...facts } = row
  const { title, description, campaign, link } = facts
  return {
    ...facts,
    id: AdId.parse(String(id)),
    pin: ports.settings.publicOrigin + paths.pin.to({ pinId: PinId.parse(String(pinId)) }),
    image_url: pictureUrl(picture, '236x'),
    faults: [
      ...(await reviewFaults(ports, {
        link: link ?? '',
        texts: [title, description, campaign],
        country,
      })),
    ],
  }
}

/** Lists the ads that wait for a decision: those that were reported since the last one first, then the oldest. */
export async function adsThatWait(
  ports: Ports,
  { after, most }: QueuePage,
): Promise<readonly { readonly place: AdPlace; readonly ad: HouseAd }[]> {
  const { db } = ports
  const reported = after?.[0] === 1 ? [] : await rowsOf(db, 0, { after, most })
  const left = most - reported.length
  const below = after?.[0] === 1 ? after : undefined
  const others = left === 0 ? [] : await rowsOf(db, 1, { after: below, most: left })
  return Promise.all(
    [...reported, ...others].map(async (row) => ({
      place: [row.part, row.made_at, String(row.id)] as const,
      ad: await adOf(ports, row),
    })),
  )
}

const countedMost = 1_000

const isShown = sql`ads.state <> 'archived'
  and exists (select from ${pins} where pins.id = ads.pin_id and pins.deleted_at is null)`

async function countOf(db: Sql, where: SQL, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from ${ads} where ${where} and ${isShown} limit ${most}) found`)
  return rows[0]?.count ?? 0
}

/** Counts the ads that wait, up to a thousand; those that wait by themselves first, since they are quickly found. */
export async function countWaitingAds(db: Sql): Promise<number> {
  const waiting = await countOf(db, sql`ads.review = 'waiting'`, countedMost)
  if (waiting === countedMost) return waiting
  const isRunning = sql`ads.review = 'approved' and ads.id in ${reportedAds}`
  return waiting + (await countOf(db, isRunning, countedMost - waiting))
}
