import type { MediaPlan } from '@tessera/contracts/ads/media-plan'
import type { Billed } from '@tessera/contracts/ads/objectives'
import type { DismissReason } from '@tessera/contracts/calls/recommendations'
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from '../../../../platform/database/define-tables.ts'
import { sql } from '../../../../platform/database/sql.ts'
import { anyId, moment, userId } from '../../../base/columns.ts'
import { keptUntil, memberRows, serviceRows } from '../../../base/table-facts/table-facts.ts'
import { ofAdAccount, users } from '../../../identity/index.ts'

/** The plans that ad accounts keep. */
export const mediaPlans = pgTable(
  'media_plans',
  {
    id: anyId().primaryKey(),
    advertiserId: ofAdAccount(),
    /** The person who saved it last; null for a program. */
    authorId: userId('author_id').references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    plan: jsonb().$type<MediaPlan>().notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Deleted plans can be restored for a day. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('media_plans_advertiser').on(table.advertiserId),
    index('media_plans_author').on(table.authorId),
    index('media_plans_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)

/** The suggestions that somebody dismissed for an ad account, for some weeks. */
export const dismissedRecommendations = pgTable(
  'dismissed_recommendations',
  {
    advertiserId: ofAdAccount(),
    /** Its kind and the id of what it is about. */
    key: text().notNull(),
    reason: text().$type<DismissReason>().notNull(),
    until: moment('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.key] }),
    index('dismissed_recommendations_until').on(table.until),
  ],
)

/**
 * Prices of ads in the last 28 days, by country and billed event; '*' for all countries together. Only
 * of so many ad accounts and events that nobody's prices are told.
 */
export const adMarket = pgTable(
  'ad_market',
  {
    country: text().notNull(),
    billed: text().$type<Billed>().notNull(),
    accounts: integer().notNull(),
    events: bigint({ mode: 'number' }).notNull(),
    /** Quartiles of the campaigns' prices, as shares of a currency's recommended daily budget. */
    priceLow: doublePrecision('price_low').notNull(),
    priceHigh: doublePrecision('price_high').notNull(),
    /** Quartiles of the campaigns' clicks for each impression. */
    clickRateLow: doublePrecision('click_rate_low').notNull(),
    clickRateHigh: doublePrecision('click_rate_high').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.billed] })],
)

/** States whose the rows of these tables are, and what happens to them. */
export const planningTables = [
  memberRows(mediaPlans, {
    owner: 'advertiserId',
    kept: keptUntil('a day after they are deleted', 'sweep-ad-planning'),
  }),
  memberRows(dismissedRecommendations, {
    owner: 'advertiserId',
    without: ['key'],
    kept: keptUntil('the dismissal ends', 'sweep-ad-planning'),
  }),
  serviceRows(adMarket, keptUntil('the next sum', 'sum-ad-market')),
]
