import type { CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import type { CampaignState } from '@tessera/contracts/calls/campaigns'
import type { CampaignId } from '@tessera/contracts/ids'
import { and, asc, desc, eq, inArray, lt, sql } from '../../../../platform/database/sql.ts'
import { pictureUrl } from '../../../base/media/rules.ts'
import { media } from '../../../base/media/tables.ts'
import type { Sql } from '../../../base/sql.ts'
import { pins } from '../../../pins/index.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { dayIn } from '../../accounts/campaigns/day-in-zone.ts'
import { adGroups, ads, campaigns } from '../../accounts/campaigns/tables.ts'

type CampaignRow = typeof campaigns.$inferSelect
type GroupRow = typeof adGroups.$inferSelect
type TreeGroup = CampaignTree['ad_groups'][number]

/** The campaigns that are asked for: those with these ids, or a page, newest first. */
export interface AskedTrees {
  readonly ids?: readonly CampaignId[] | undefined
  readonly states?: readonly CampaignState[] | undefined
  readonly before?: string | undefined
  readonly most: number
}

const campaignRows = (db: Sql, { id }: AdAccount, { ids, states, before, most }: AskedTrees) =>
  db
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.advertiserId, id),
        ids === undefined ? undefined : inArray(campaigns.id, [...ids]),
        states === undefined ? undefined : inArray(campaigns.state, [...states]),
        before === undefined ? undefined : lt(campaigns.id, sql`${before}::bigint`),
      ),
    )
    .orderBy(desc(campaigns.id))
    .limit(most)

const adRows = (db: Sql, ids: readonly CampaignId[]) =>
  db
    .select({
      ad_id: ads.id,
      groupId: ads.adGroupId,
      pin_id: ads.pinId,
      state: ads.state,
      destination_url: ads.destinationUrl,
      review: ads.review,
      review_reason: ads.reviewReason,
      title: pins.title,
      picture: media.key,
    })
    .from(ads)
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(pins, eq(pins.id, ads.pinId))
    .innerJoin(media, eq(media.id, pins.mediaId))
    .where(inArray(adGroups.campaignId, [...ids]))
    .orderBy(asc(ads.id))

const groupOf = (row: GroupRow, its: Awaited<ReturnType<typeof adRows>>): TreeGroup => ({
  ad_group_id: row.id,
  name: row.name,
  state: row.state,
  targeting: row.targeting,
  is_automatic: row.isAutomatic,
  bid_micro: row.bidMicro,
  product_group_id: row.productGroupId,
  conversion_tag_id: row.conversionTagId,
  conversion_event: row.conversionEvent,
  ads: its.map(({ groupId, picture, ...ad }) => ({
    ...ad,
    image_url: pictureUrl(picture, '236x'),
  })),
})

/** Returns the last day of a campaign that ends at a moment. */
const lastDayOf = (zone: string, endsAt: Date | null): string | null =>
  endsAt === null ? null : dayIn(zone, endsAt.getTime() - 1)

function treeOf(
  row: CampaignRow,
  account: AdAccount,
  { now, groups }: { readonly now: Date; readonly groups: TreeGroup[] },
): CampaignTree {
  return {
    campaign_id: row.id,
    name: row.name,
    objective: row.objective,
    state: row.state,
    daily_budget_micro: row.dailyBudgetMicro,
    total_budget_micro: row.totalBudgetMicro,
    is_flexible: row.isFlexible,
    first_day: dayIn(account.timeZone, row.startsAt),
    last_day: lastDayOf(account.timeZone, row.endsAt),
    has_begun: row.state !== 'draft' && row.startsAt <= now,
    has_ended: row.state !== 'draft' && row.endsAt !== null && row.endsAt <= now,
    made_with: row.madeWith,
    currency: account.currency,
    ad_groups: groups,
  }
}

/** Loads campaigns of an ad account with their ad groups and ads, newest first. */
export async function treesOf(
  db: Sql,
  account: AdAccount,
  asked: AskedTrees & { readonly now: Date },
): Promise<readonly CampaignTree[]> {
  const rows = await campaignRows(db, account, asked)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const groups = await db
    .select()
    .from(adGroups)
    .where(inArray(adGroups.campaignId, ids))
    .orderBy(asc(adGroups.id))
  const adsOf = Map.groupBy(await adRows(db, ids), ({ groupId }) => groupId)
  const groupsOf = Map.groupBy(groups, ({ campaignId }) => campaignId)
  return rows.map((row) => {
    const its = groupsOf.get(row.id)?.map((group) => groupOf(group, adsOf.get(group.id) ?? []))
    return treeOf(row, account, { now: asked.now, groups: its ?? [] })
  })
}
