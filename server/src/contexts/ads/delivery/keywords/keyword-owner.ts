import type { KeywordKind } from '@tessera/contracts/ads/keywords'
import { microPerUnit } from '@tessera/contracts/ads/micro'
import type { AdGroupId, AdvertiserId, CampaignId } from '@tessera/contracts/ids'
import { type Refusal, refused } from '../../../../calls/answer.ts'
import { and, eq, inArray, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { type AdState, adGroups, campaigns } from '../../accounts/campaigns/tables.ts'
import { reservePrice } from '../bids/auction.ts'
import { currencyScale } from '../bids/currency-scale.ts'

/** The campaign or the ad group that has keywords. */
export interface KeywordOwner {
  readonly campaignId: CampaignId
  /** Null for a campaign. */
  readonly adGroupId: AdGroupId | null
  readonly state: AdState
  readonly billed: 'impression' | 'click'
  readonly dailyBudgetMicro: number
}

/** A campaign or an ad group whose keywords are copied. */
export type KeywordSource = Pick<KeywordOwner, 'campaignId' | 'adGroupId'>

/** Returns those of some campaigns and ad groups that an ad account has, by their ids. */
export async function ownKeywordSources(
  db: Sql,
  advertiserId: AdvertiserId,
  {
    campaignIds,
    adGroupIds,
  }: {
    readonly campaignIds: readonly CampaignId[]
    readonly adGroupIds: readonly AdGroupId[]
  },
): Promise<ReadonlyMap<string, KeywordSource>> {
  if (campaignIds.length + adGroupIds.length === 0) return new Map()
  const whole = await db
    .select({ campaignId: campaigns.id })
    .from(campaigns)
    .where(and(inArray(campaigns.id, [...campaignIds]), eq(campaigns.advertiserId, advertiserId)))
  const groups = await db
    .select({ campaignId: campaigns.id, adGroupId: adGroups.id })
    .from(adGroups)
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .where(and(inArray(adGroups.id, [...adGroupIds]), eq(campaigns.advertiserId, advertiserId)))
  return new Map<string, KeywordSource>([
    ...whole.map(({ campaignId }) => [campaignId, { campaignId, adGroupId: null }] as const),
    ...groups.map((group) => [group.adGroupId, group] as const),
  ])
}

interface Row extends Record<string, unknown> {
  readonly campaign_id: CampaignId
  readonly ad_group_id: AdGroupId | null
  readonly state: AdState
  readonly billed: 'impression' | 'click'
  readonly daily: string
}

/** Locks the campaign of an owner of keywords, so that its limits and duplicates hold. */
export async function lockOwner(
  tx: Sql,
  { id: advertiserId }: AdAccount,
  { kind, ownerId }: { readonly kind: KeywordKind; readonly ownerId: string },
): Promise<KeywordOwner | undefined> {
  const isCampaign = kind === 'campaign-negative'
  const { rows } = await tx.execute<Row>(sql`
    select campaign.id::text as campaign_id, ad_group.id::text as ad_group_id,
      case when 'archived' in (campaign.state, ad_group.state) then 'archived' else campaign.state
        end as state,
      coalesce(ad_group.billed, 'click') as billed, campaign.daily_budget_micro::text as daily
    from ${campaigns} campaign
    left join ${adGroups} ad_group on not ${isCampaign}::boolean
      and ad_group.campaign_id = campaign.id and ad_group.id = ${ownerId}::bigint
    where campaign.advertiser_id = ${advertiserId}::bigint
      and case when ${isCampaign}::boolean then campaign.id = ${ownerId}::bigint
        else ad_group.id is not null end
    for no key update of campaign`)
  const [row] = rows
  return row === undefined
    ? undefined
    : {
        campaignId: row.campaign_id,
        adGroupId: row.ad_group_id,
        state: row.state,
        billed: row.billed,
        dailyBudgetMicro: Number(row.daily),
      }
}

/** Counts a change of the keywords of owners, so that delivery reads them again. */
export async function touchKeywords(
  tx: Sql,
  owners: readonly Pick<KeywordOwner, 'campaignId' | 'adGroupId'>[],
): Promise<void> {
  const groups = owners.flatMap(({ adGroupId }) => adGroupId ?? [])
  const whole = owners.flatMap(({ campaignId, adGroupId }) =>
    adGroupId === null ? [campaignId] : [],
  )
  await tx.execute(sql`update ${campaigns} set keywords_version = keywords_version + 1
    where id = any(${sql.param(whole)}::bigint[])`)
  await tx.execute(sql`update ${adGroups} set keywords_version = keywords_version + 1
    where id = any(${sql.param(groups)}::bigint[])`)
}

/** Refuses a bid that wins nothing, and one beyond the day's budget. */
export function bidRefusal(
  { billed, dailyBudgetMicro }: Pick<KeywordOwner, 'billed' | 'dailyBudgetMicro'>,
  { currency }: AdAccount,
  bidMicro: number | null | undefined,
): Refusal | null {
  if (bidMicro === null || bidMicro === undefined) return null
  const min = reservePrice(billed, currencyScale(currency) ?? microPerUnit)
  if (bidMicro >= min && bidMicro <= dailyBudgetMicro) return null
  const [from, to] = [min, dailyBudgetMicro].map((micro) => micro / microPerUnit)
  return refused('ad-bid-unfit', { min: from, max: to, currency })
}
