import { Targeting } from '@tessera/contracts/ads/targeting'
import { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { hotQuery } from '../../platform/database/hot-query.ts'
import { and, eq, sql } from '../../platform/database/sql.ts'
import {
  adGroups,
  ads,
  advertiserBilling,
  advertisers,
  campaignDays,
  campaigns,
} from '../ads/tables.ts'
import { boards } from '../boards/tables.ts'
import { isPresent } from '../identity/presence.ts'
import { users } from '../identity/tables.ts'
import { isPublicPin } from '../pins/listed.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'

/** What a campaign spent in all and on its latest day. */
const spent = sql`lateral (
  select coalesce(sum(${campaignDays.spentMicro}), 0)::bigint as all_micro,
    coalesce(max(${campaignDays.day})::text, '') as latest_day,
    coalesce((array_agg(${campaignDays.spentMicro} order by ${campaignDays.day} desc))[1], 0) as latest_micro
  from ${campaignDays} where ${campaignDays.campaignId} = ${campaigns.id}) spent`

const isLive = and(
  eq(ads.state, 'active'),
  eq(ads.review, 'approved'),
  eq(adGroups.state, 'active'),
  eq(campaigns.state, 'active'),
  sql`${campaigns.startsAt} <= ${sql.placeholder('until')}::timestamptz`,
  sql`(${campaigns.endsAt} is null or ${campaigns.endsAt} > ${sql.placeholder('now')}::timestamptz)`,
  eq(advertiserBilling.isReady, true),
  sql`${advertiserBilling.leftMicro} > 0`,
  isPresent(advertisers.ownerId),
  isPublicPin,
)

const liveAds = hotQuery('live_ads', (db) =>
  db
    .select({
      id: ads.id,
      pinId: ads.pinId,
      originId: pins.originId,
      stems: sql`array_to_string(tsvector_to_array(${pins.words}), ' ')`.mapWith(String),
      targeting: sql`${adGroups.targeting}::text`.mapWith(String),
      isAutomatic: adGroups.isAutomatic,
      billed: adGroups.billed,
      bidMicro: adGroups.bidMicro,
      startsAt: campaigns.startsAt,
      endsAt: campaigns.endsAt,
      dailyBudgetMicro: campaigns.dailyBudgetMicro,
      totalBudgetMicro: campaigns.totalBudgetMicro,
      isFlexible: campaigns.isFlexible,
      advertiserId: advertisers.id,
      ownerId: sql`${advertisers.ownerId}`.mapWith((id) => UserId.parse(String(id))),
      name: advertisers.name,
      businessName: users.fullName,
      currency: advertisers.currency,
      timeZone: advertisers.timeZone,
      leftMicro: advertiserBilling.leftMicro,
      spentMicro: sql`spent.all_micro`.mapWith(Number),
      latestDay: sql`spent.latest_day`.mapWith(String),
      latestMicro: sql`spent.latest_micro`.mapWith(Number),
    })
    .from(ads)
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .innerJoin(advertiserBilling, eq(advertiserBilling.advertiserId, advertisers.id))
    .innerJoin(users, eq(users.id, advertisers.ownerId))
    .innerJoin(pins, eq(pins.id, ads.pinId))
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .crossJoin(spent)
    .where(isLive),
)

/** A row of a live ad. */
export type LiveAdRow = Awaited<ReturnType<typeof liveAds>>[number]

/** Loads the ads that are live now, or begin until a moment. */
export const findLiveAds = (
  db: Sql,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<readonly LiveAdRow[]> =>
  liveAds(db, { now: now.toISOString(), until: until.toISOString() })

/** Parses the targeting of an ad group; undefined when it isn't one. */
export function targetingOf(text: string): Targeting | undefined {
  const parsed = z.safeParse(Targeting, JSON.parse(text))
  return parsed.success ? parsed.data : undefined
}
