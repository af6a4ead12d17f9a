import { hotQuery } from '../../../../platform/database/hot-query.ts'
import { and, eq, isNull, not, sql } from '../../../../platform/database/sql.ts'
import { media } from '../../../base/media/tables.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers, isPresent, users } from '../../../identity/index.ts'
import { boards, isPublicPin, isSoldOut, pins } from '../../../pins/index.ts'
import { accruedMicro } from '../../accounts/campaigns/accrued.ts'
import {
  adGroups,
  ads,
  advertiserBilling,
  campaignDays,
  campaigns,
} from '../../accounts/campaigns/tables.ts'
import { isWideAim, namesAudiences } from '../audiences/wide-aim.ts'

const ofCampaign = sql`from ${campaignDays} where ${campaignDays.campaignId} = ${campaigns.id}`

/** The spend of a campaign in all, where its budget depends on that, and on its latest day. */
const spentMicro = sql`case when ${campaigns.isFlexible} or ${campaigns.totalBudgetMicro} is not null
  then (select coalesce(sum(${accruedMicro}), 0) ${ofCampaign}) else latest.micro end`
const latest = sql`lateral (
  select coalesce(max(newest.day)::text, '') as day, coalesce(max(newest.micro), 0) as micro from (
    select ${campaignDays.day} as day, ${accruedMicro} as micro ${ofCampaign}
    order by ${campaignDays.day} desc limit 1) newest) latest`

/** Changes with any fact of an ad that `findAdFacts` loads. */
const version = sql`hashtextextended(concat_ws('|', ${adGroups.targeting}, ${adGroups.isAutomatic},
  ${adGroups.billed}, ${ads.pinId}, ${advertisers.ownerId}, ${advertisers.name}, ${users.fullName},
  ${advertisers.currency}, ${advertisers.timeZone}, ${pins.title}, ${pins.description}, ${pins.altText},
  ${adGroups.keywordsVersion}, ${campaigns.keywordsVersion},
  case when ${namesAudiences} then ${isWideAim} end), 0)::text`

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
  // Delivery pauses with the stock, so that nobody pays for what can't be bought.
  not(isSoldOut(sql`${pins.originId}`)),
  // No ad shows a picture that may be sensitive.
  isNull(media.clearKey),
)

const liveAds = hotQuery('live_ads', (db) =>
  db
    .select({
      id: sql`${ads.id}::text`.mapWith(String),
      version: version.mapWith(String),
      bidMicro: adGroups.bidMicro,
      startsAt: campaigns.startsAt,
      endsAt: campaigns.endsAt,
      dailyBudgetMicro: campaigns.dailyBudgetMicro,
      totalBudgetMicro: campaigns.totalBudgetMicro,
      isFlexible: campaigns.isFlexible,
      spentMicro: spentMicro.mapWith(Number),
      latestDay: sql`latest.day`.mapWith(String),
      latestMicro: sql`latest.micro`.mapWith(Number),
    })
    .from(ads)
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .innerJoin(advertiserBilling, eq(advertiserBilling.advertiserId, advertisers.id))
    .innerJoin(users, eq(users.id, advertisers.ownerId))
    .innerJoin(pins, eq(pins.id, ads.pinId))
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(media, eq(media.id, pins.mediaId))
    .crossJoin(latest)
    .where(isLive),
)

/** The columns of a live ad that change while it runs. */
export type LiveAdRow = Awaited<ReturnType<typeof liveAds>>[number]

/** Loads the ads that are live now, or begin until a moment. */
export const findLiveAds = (
  db: Sql,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<readonly LiveAdRow[]> =>
  liveAds(db, { now: now.toISOString(), until: until.toISOString() })
