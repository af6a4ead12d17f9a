import type { AdRejection } from '@tessera/contracts/ads/ad-review'
import type { Billed, Objective } from '@tessera/contracts/ads/objectives'
import type { Targeting } from '@tessera/contracts/ads/targeting'
import { timings } from '@tessera/contracts/timings'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../../../../platform/database/define-tables.ts'
import { sql } from '../../../../platform/database/sql.ts'
import {
  adGroupId,
  adId,
  advertiserId,
  campaignId,
  moment,
  pinId,
  userId,
} from '../../../base/columns.ts'
import { keptForDays, memberRows } from '../../../base/table-facts/table-facts.ts'
import { advertisers, ofAdAccount, users } from '../../../identity/index.ts'
import { pins } from '../../../pins/index.ts'

/** The business behind an ad account: the facts that the law wants on bills and that people are told. */
export const adBusinesses = pgTable('ad_businesses', {
  advertiserId: advertiserId('advertiser_id')
    .primaryKey()
    .references(() => advertisers.id, { onDelete: 'cascade' }),
  legalName: text('legal_name').notNull(),
  street: text().notNull(),
  postalCode: text('postal_code').notNull(),
  city: text().notNull(),
  website: text().notNull(),
  /** Empty for none. */
  taxId: text('tax_id').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** Members who agreed to the use of data for ads, where the law asks for it. */
export const adsConsents = pgTable('ads_consents', {
  userId: userId('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  givenAt: moment('given_at').notNull(),
})

/** The states of campaigns, ad groups and ads. An ad is live when all three are active. */
export type AdState = 'draft' | 'active' | 'paused' | 'archived'

/** Campaigns: a budget, a time, and what it is for. Amounts are in millionths of the currency. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: campaignId().primaryKey(),
    advertiserId: ofAdAccount(),
    name: text().notNull(),
    objective: text().$type<Objective>().notNull(),
    state: text().$type<AdState>().notNull(),
    dailyBudgetMicro: bigint('daily_budget_micro', { mode: 'number' }).notNull(),
    /** The most that it spends in all; null without an end. */
    totalBudgetMicro: bigint('total_budget_micro', { mode: 'number' }),
    /** True when a busy day may spend up to twice the daily budget, and a quiet one less. */
    isFlexible: boolean('is_flexible').notNull().default(false),
    startsAt: moment('starts_at').notNull(),
    /** The end of its last day in the account's time zone; null without an end. */
    endsAt: moment('ends_at'),
    /** The tool that it was made with. */
    madeWith: text('made_with').notNull(),
    createdBy: userId('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** Chosen by the browser that created it, so that a second press creates nothing. */
    clientKey: text('client_key'),
    /** Counts the changes of its own keywords, so that delivery reads them again. */
    keywordsVersion: integer('keywords_version').notNull().default(0),
  },
  (table) => [
    uniqueIndex('campaigns_client_key').on(table.advertiserId, table.clientKey),
    index('campaigns_advertiser_newest').on(table.advertiserId, table.id.desc().nullsFirst()),
    index('campaigns_live').on(table.endsAt).where(sql`${table.state} = 'active'`),
  ],
)

/** Ad groups: whom a campaign's ads are shown to, and the highest bid. */
export const adGroups = pgTable(
  'ad_groups',
  {
    id: adGroupId().primaryKey(),
    campaignId: campaignId('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    state: text().$type<AdState>().notNull(),
    targeting: jsonb().$type<Targeting>().notNull(),
    /** True when people are also chosen by what the pin shows. */
    isAutomatic: boolean('is_automatic').notNull().default(true),
    billed: text().$type<Billed>().notNull(),
    /** The most that one impression or click may cost; null when the service bids. */
    bidMicro: bigint('bid_micro', { mode: 'number' }),
    productGroupId: text('product_group_id'),
    /** The conversion tag and its event that a campaign for conversions aims at. */
    conversionTagId: text('conversion_tag_id'),
    conversionEvent: text('conversion_event'),
    /** Counts the changes of its own keywords, so that delivery reads them again. */
    keywordsVersion: integer('keywords_version').notNull().default(0),
  },
  (table) => [
    index('ad_groups_campaign').on(table.campaignId),
    index('ad_groups_audiences')
      .on(table.id)
      .where(sql`${table.targeting} ?| array['AUDIENCE_INCLUDE', 'AUDIENCE_EXCLUDE']`),
  ],
)

/** The states of the check before an ad runs. */
export type ReviewState = 'waiting' | 'approved' | 'rejected'

/** Ads: pins that an ad group shows. */
export const ads = pgTable(
  'ads',
  {
    id: adId().primaryKey(),
    adGroupId: adGroupId('ad_group_id')
      .notNull()
      .references(() => adGroups.id, { onDelete: 'cascade' }),
    pinId: pinId('pin_id')
      .notNull()
      .references(() => pins.id, { onDelete: 'cascade' }),
    destinationUrl: text('destination_url'),
    state: text().$type<AdState>().notNull(),
    review: text().$type<ReviewState>().notNull().default('waiting'),
    /** The reason for its rejection. */
    reviewReason: text('review_reason').$type<AdRejection>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('ads_ad_group').on(table.adGroupId),
    index('ads_pin').on(table.pinId),
    index('ads_waiting').on(table.createdAt).where(sql`${table.review} = 'waiting'`),
  ],
)

/** The spend of campaigns on each day of their account's time zone. */
export const campaignDays = pgTable(
  'campaign_days',
  {
    campaignId: campaignId('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** The amount that was posted, in whole coins. */
    spentMicro: bigint('spent_micro', { mode: 'number' }).notNull().default(0),
    /** The rests of the day's prices, added to later events. Over all days they are less than a coin. */
    carriedMicro: bigint('carried_micro', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.day] })],
)

/** The views of an ad by a member on a day, in UTC, which are limited for each person. */
export const adViews = pgTable(
  'ad_views',
  {
    viewerId: userId('viewer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    adId: adId('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewerId, table.day, table.adId] }),
    index('ad_views_day').on(table.day),
  ],
)

/** Ad accounts whose ads a member doesn't want to see. */
export const hiddenAdvertisers = pgTable(
  'hidden_advertisers',
  {
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    advertiserId: ofAdAccount(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.advertiserId] })],
)

/** The choices of members about ads; members without a row made none. */
export const adPreferences = pgTable('ad_preferences', {
  userId: userId('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** False when ads may go by the page alone, and by nothing that we know about the member. */
  isPersonalized: boolean('is_personalized').notNull(),
})

/** The payment mode of an ad account: before it spends, or when it owes a threshold. */
export const advertiserBilling = pgTable('advertiser_billing', {
  advertiserId: advertiserId('advertiser_id')
    .primaryKey()
    .references(() => advertisers.id, { onDelete: 'cascade' }),
  mode: text().$type<'prepaid' | 'threshold'>().notNull(),
  /** True while its ads may run: the business's facts and a means of payment are good. */
  isReady: boolean('is_ready').notNull().default(false),
  /** The amount to spend before it pays again: prepaid money, or the credit that is left. */
  leftMicro: bigint('left_micro', { mode: 'number' }).notNull().default(0),
  /** The debt at which a threshold account is charged. */
  thresholdMicro: bigint('threshold_micro', { mode: 'number' }).notNull().default(0),
})

/** States whose the rows of these tables are, and what happens to them. */
export const campaignTables = [
  memberRows(adBusinesses, { owner: 'advertiserId' }),
  memberRows(adsConsents, { owner: 'userId' }),
  memberRows(campaigns, { owner: 'advertiserId', without: ['clientKey'] }),
  memberRows(adGroups, { owner: 'campaignId' }),
  memberRows(ads, { owner: 'adGroupId' }),
  memberRows(campaignDays, { owner: 'campaignId' }),
  memberRows(adViews, {
    owner: 'viewerId',
    kept: keptForDays(timings.adViewsDays, 'sweep-ad-events'),
  }),
  memberRows(hiddenAdvertisers, { owner: 'userId' }),
  memberRows(adPreferences, { owner: 'userId' }),
  memberRows(advertiserBilling, { owner: 'advertiserId' }),
]
