import type { AdId, AdvertiserId, CampaignId } from '@tessera/contracts/ids'
import type { AnyPgColumn } from '../../platform/database/define-tables.ts'
import { and, asc, eq, gte, inArray, lte, sql } from '../../platform/database/sql.ts'
import { adGroups, ads, campaigns } from '../ads/tables.ts'
import type { Sql } from '../sql.ts'
import { adStats } from './tables.ts'

/** Counts of events, and the spending. */
export interface Totals {
  readonly impressions: number
  readonly clicks: number
  readonly saves: number
  readonly closeups: number
  readonly spendMicro: number
}

/** Days in the account's time zone, both included; without them, all days. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** Totals of something that has no events. */
export const noTotals: Totals = { impressions: 0, clicks: 0, saves: 0, closeups: 0, spendMicro: 0 }

const total = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)

const totals = {
  impressions: total(adStats.impressions),
  clicks: total(adStats.clicks),
  saves: total(adStats.saves),
  closeups: total(adStats.closeups),
  spendMicro: total(adStats.spendMicro),
}

const within = (range: DayRange | undefined) =>
  range === undefined ? undefined : and(gte(adStats.day, range.from), lte(adStats.day, range.to))

/** Returns the totals of an ad account. */
export async function totalsOfAdvertiser(
  db: Sql,
  id: AdvertiserId,
  range?: DayRange,
): Promise<Totals> {
  const [row] = await db
    .select(totals)
    .from(adStats)
    .innerJoin(ads, eq(ads.id, adStats.adId))
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .where(and(eq(campaigns.advertiserId, id), within(range)))
  return row ?? noTotals
}

/** Returns the totals of an ad account by day, oldest first; days without events are left out. */
export function totalsByDay(db: Sql, id: AdvertiserId, range: DayRange) {
  return db
    .select({ day: adStats.day, ...totals })
    .from(adStats)
    .innerJoin(ads, eq(ads.id, adStats.adId))
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .where(and(eq(campaigns.advertiserId, id), within(range)))
    .groupBy(adStats.day)
    .orderBy(asc(adStats.day))
}

/** Returns the totals of campaigns; those without events are left out. */
export async function totalsOfCampaigns(
  db: Sql,
  ids: readonly CampaignId[],
  range?: DayRange,
): Promise<ReadonlyMap<CampaignId, Totals>> {
  const rows = await db
    .select({ id: adGroups.campaignId, ...totals })
    .from(adStats)
    .innerJoin(ads, eq(ads.id, adStats.adId))
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .where(and(inArray(adGroups.campaignId, [...ids]), within(range)))
    .groupBy(adGroups.campaignId)
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

/** Returns the totals of ads; those without events are left out. */
export async function totalsOfAds(
  db: Sql,
  ids: readonly AdId[],
  range?: DayRange,
): Promise<ReadonlyMap<AdId, Totals>> {
  const rows = await db
    .select({ id: adStats.adId, ...totals })
    .from(adStats)
    .where(and(inArray(adStats.adId, [...ids]), within(range)))
    .groupBy(adStats.adId)
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
