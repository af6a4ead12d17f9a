import { microPerCoin } from '@tessera/contracts/ads/micro'
import type { AdvertiserId, CampaignId } from '@tessera/contracts/ids'
import { asc, eq, inArray, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { advertisers } from '../../identity/index.ts'
import { accruedMicro } from '../accounts/campaigns/accrued.ts'
import { advertiserBilling, campaignDays, campaigns } from '../accounts/campaigns/tables.ts'
import type { CampaignSpent } from './price-events.ts'

/** The payment mode of an ad account, and the amount that it may still spend. */
export interface Account {
  readonly mode: 'prepaid' | 'threshold'
  readonly leftMicro: number
}

/**
 * Locks ad accounts, in the order of their ids. Whoever counts or refunds an account's events holds this
 * lock first, so that its figures change by one transaction at a time, and nobody deadlocks.
 */
export async function lockAccounts(
  tx: Sql,
  ids: readonly AdvertiserId[],
): Promise<ReadonlyMap<AdvertiserId, Account>> {
  const { advertiserId, mode, leftMicro } = advertiserBilling
  const rows = await tx
    .select({ advertiserId, mode, leftMicro })
    .from(advertiserBilling)
    .where(inArray(advertiserId, [...ids]))
    .orderBy(asc(advertiserId))
    .for('update')
  return new Map(rows.map((row) => [row.advertiserId, row]))
}

/** Returns campaigns and what they have spent, in all and on some days. Lock their accounts before. */
export async function spentBy(
  tx: Sql,
  ids: readonly CampaignId[],
  days: readonly string[],
): Promise<ReadonlyMap<CampaignId, CampaignSpent>> {
  if (ids.length === 0) return new Map()
  const ofCampaign = eq(campaignDays.campaignId, campaigns.id)
  const rows = await tx
    .select({
      id: campaigns.id,
      dailyBudgetMicro: campaigns.dailyBudgetMicro,
      totalBudgetMicro: campaigns.totalBudgetMicro,
      isFlexible: campaigns.isFlexible,
      startsAt: campaigns.startsAt,
      endsAt: campaigns.endsAt,
      timeZone: advertisers.timeZone,
      currency: advertisers.currency,
      inAllMicro: sql<string>`(select coalesce(sum(${accruedMicro}), 0) from ${campaignDays} where ${ofCampaign})`,
      carriedMicro: sql<string>`(select coalesce(sum(${campaignDays.carriedMicro}), 0)
        from ${campaignDays} where ${ofCampaign})`,
      days: sql<Readonly<Record<string, number>> | null>`(
        select jsonb_object_agg(${campaignDays.day}, ${accruedMicro}) from ${campaignDays}
        where ${ofCampaign} and ${campaignDays.day} = any(${sql.param([...days])}::date[]))`,
    })
    .from(campaigns)
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .where(inArray(campaigns.id, [...ids]))
  return new Map(
    rows.map(({ id, currency, inAllMicro, carriedMicro, days: onDays, ...budget }) => [
      id,
      {
        budget,
        inAllMicro: Number(inAllMicro),
        carriedMicro: Number(carriedMicro),
        days: new Map(Object.entries(onDays ?? {})),
        coinMicro: microPerCoin(currency),
      },
    ]),
  )
}
