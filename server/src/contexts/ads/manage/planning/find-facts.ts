import { type Reach, roundedReach } from '@tessera/contracts/ads/reach'
import { usualWindows } from '@tessera/contracts/ads/report-options'
import { type AdGroupId, AdId, type CampaignId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, desc, eq, gt, inArray, isNull, sql } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { pins } from '../../../pins/index.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { dayIn } from '../../accounts/campaigns/day-in-zone.ts'
import { adGroups, ads, advertiserBilling, campaigns } from '../../accounts/campaigns/tables.ts'
import { conversionTags } from '../../conversions/tables.ts'
import { countReach } from '../../delivery/audiences/reach.ts'
import { currencyScale } from '../../delivery/bids/currency-scale.ts'
import type { DayRange } from '../../reports/figures/figures-sql.ts'
import { reportOf } from '../../reports/figures/report.ts'
import { quiet } from './budget-advice.ts'
import { findCampaignFacts } from './find-campaign-facts.ts'
import { marketOf, marketRows, type Range } from './market.ts'
import type { AdFacts, RecommendationFacts } from './recommendation-facts.ts'
import { dismissedRecommendations } from './tables.ts'

/** The most ad groups whose people are counted, a statement each. */
const countedGroups = 3

/** Loads the active ad groups of campaigns, with the number of their ads that run. */
const findGroups = (db: Sql, ids: readonly CampaignId[]) =>
  db
    .select({
      id: adGroups.id,
      name: adGroups.name,
      campaignId: adGroups.campaignId,
      bidMicro: adGroups.bidMicro,
      conversionTagId: adGroups.conversionTagId,
      targeting: adGroups.targeting,
      runningAds: sql<number>`(select count(*) from ${ads} where ${ads.adGroupId} = ${adGroups.id}
        and ${ads.state} = 'active' and ${ads.review} <> 'rejected')::int`,
    })
    .from(adGroups)
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .where(and(inArray(adGroups.campaignId, [...ids]), eq(adGroups.state, 'active')))

/** Loads the active ads that were shown most. */
async function findAds(db: Sql, account: AdAccount, range: DayRange): Promise<readonly AdFacts[]> {
  const { rows } = await reportOf(db, {
    advertiserId: account.id,
    level: 'ads',
    states: ['active'],
    range,
    compared: null,
    breakdown: null,
    sort: 'impressions',
    isAscending: false,
    windows: { click: usualWindows.click_window, view: usualWindows.view_window },
    offset: 0,
    most: limits.recommendedAdsMax,
  })
  return rows.flatMap(({ entity: { id, name, campaign, ad_group, review }, figures }) =>
    campaign === null || ad_group === null || review !== 'approved'
      ? []
      : [
          {
            id: AdId.parse(id),
            name,
            campaignId: campaign.id,
            groupId: ad_group.id,
            impressions: figures.impressions,
            clicks: figures.clicks,
          },
        ],
  )
}

/** Loads the latest ads that may not run. */
const findRejected = (db: Sql, account: AdAccount) =>
  db
    .select({
      id: ads.id,
      name: pins.title,
      campaignId: campaigns.id,
      reason: ads.reviewReason,
    })
    .from(ads)
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .innerJoin(pins, eq(pins.id, ads.pinId))
    .where(
      and(
        eq(campaigns.advertiserId, account.id),
        eq(ads.review, 'rejected'),
        ...[ads.state, adGroups.state, campaigns.state].map((state) => eq(state, 'active')),
      ),
    )
    .orderBy(desc(ads.id))
    .limit(limits.recommendationsMax)

async function findTags(db: Sql, { id }: AdAccount): Promise<ReadonlyMap<string, Date | null>> {
  const rows = await db
    .select({ id: conversionTags.id, seenAt: conversionTags.lastSeenAt })
    .from(conversionTags)
    .where(and(eq(conversionTags.advertiserId, id), isNull(conversionTags.deletedAt)))
  return new Map(rows.map((row) => [String(row.id), row.seenAt]))
}

/** True for an ad account that can pay. */
const findCanSpend = async (db: Sql, { id }: AdAccount): Promise<boolean> =>
  (await db.$count(
    advertiserBilling,
    and(
      eq(advertiserBilling.advertiserId, id),
      eq(advertiserBilling.isReady, true),
      gt(advertiserBilling.leftMicro, 0),
    ),
  )) > 0

/** Loads the suggestions that are dismissed at a moment. */
async function findDismissed(db: Sql, { id }: AdAccount, now: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ key: dismissedRecommendations.key })
    .from(dismissedRecommendations)
    .where(
      and(eq(dismissedRecommendations.advertiserId, id), gt(dismissedRecommendations.until, now)),
    )
  return new Set(rows.map(({ key }) => key))
}

/** Returns observed prices of the account's country, else those of all countries together. */
async function findPrice(
  db: Sql,
  { country, currency }: AdAccount,
  billed: 'click' | 'impression',
): Promise<Range | null> {
  const scale = currencyScale(currency)
  if (scale === undefined) return null
  const rows = await marketRows(db, billed, [country, '*'])
  const own = rows.filter((row) => row.country === country)
  const market = marketOf(own.length > 0 ? own : rows, billed, scale)
  return market.source === 'observed' ? market.price : null
}

type Group = Awaited<ReturnType<typeof findGroups>>[number]

/** Counts the people of ad groups whose campaigns spend little, those with the largest budgets first. */
async function countPeople(
  ports: Pick<Ports, 'db' | 'secrets'>,
  facts: Omit<RecommendationFacts, 'people'>,
  groups: readonly Group[],
): Promise<ReadonlyMap<AdGroupId, Reach | null>> {
  const own = Map.groupBy(groups, ({ campaignId }) => campaignId)
  const quietGroups = facts.campaigns.flatMap((campaign) => {
    const ofCampaign = own.get(campaign.id) ?? []
    const found = campaign.hasEnded
      ? []
      : quiet(campaign, { ...facts, groups: ofCampaign, people: new Map() })
    return found.length > 0 ? ofCampaign.slice(0, 1) : []
  })
  const people = new Map<AdGroupId, Reach | null>()
  for (const { id, targeting } of quietGroups.slice(0, countedGroups)) {
    const reach = await countReach(ports, targeting, new Date(facts.now))
    people.set(id, roundedReach(reach) ?? null)
  }
  return people
}

/**
 * Loads what suggestions are made of: ten statements, however large the ad account, and one for each of
 * up to three ad groups whose people are counted.
 */
export async function findRecommendationFacts(
  ports: Pick<Ports, 'db' | 'secrets'>,
  account: AdAccount,
  { range, now }: { readonly range: DayRange; readonly now: Date },
): Promise<RecommendationFacts> {
  const { db } = ports
  const found = await findCampaignFacts(db, account, { range, now })
  const groups =
    found.length === 0
      ? []
      : await findGroups(
          db,
          found.map(({ id }) => id),
        )
  const facts = {
    today: dayIn(account.timeZone, now),
    now: now.getTime(),
    currency: account.currency,
    campaigns: found,
    groups,
    ads: found.length === 0 ? [] : await findAds(db, account, range),
    rejected: await findRejected(db, account),
    prices: {
      click: await findPrice(db, account, 'click'),
      impression: await findPrice(db, account, 'impression'),
    },
    canSpend: await findCanSpend(db, account),
    tags: await findTags(db, account),
    dismissed: await findDismissed(db, account, now),
  }
  return { ...facts, people: await countPeople(ports, facts, groups) }
}
