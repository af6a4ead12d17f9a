import type { KeywordMatch, KeywordState } from '@tessera/contracts/ads/keywords'
import { limits } from '@tessera/contracts/limits'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../../../../platform/database/define-tables.ts'
import { sql } from '../../../../platform/database/sql.ts'
import { adGroupId, adId, campaignId, keywordId, moment } from '../../../base/columns.ts'
import { keptForDays, keptUntil, memberRows } from '../../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../../base/table-facts/why-left-out.ts'
import { ofAdAccount } from '../../../identity/index.ts'
import { adGroups, ads, campaigns } from '../../accounts/campaigns/tables.ts'

/** Keywords of campaigns, which keep their ads out of searches, and of ad groups. */
export const adKeywords = pgTable(
  'ad_keywords',
  {
    id: keywordId().primaryKey(),
    campaignId: campaignId('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** Null for a keyword of the campaign. */
    adGroupId: adGroupId('ad_group_id').references(() => adGroups.id, { onDelete: 'cascade' }),
    isNegative: boolean('is_negative').notNull(),
    match: text().$type<KeywordMatch>().notNull(),
    /** The words as they were written. */
    text: text().notNull(),
    /** Their stems in order, as searches have them. */
    stems: text().notNull(),
    /** The most that one impression or click may cost; null for the bid of the ad group. */
    bidMicro: bigint('bid_micro', { mode: 'number' }),
    state: text().$type<KeywordState>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('ad_keywords_once')
      .on(
        table.campaignId,
        sql`coalesce(${table.adGroupId}, 0)`,
        ...([table.isNegative, table.match, table.stems] as const),
      )
      .where(sql`${table.state} <> 'archived'`),
    index('ad_keywords_ad_group').on(table.adGroupId),
  ],
)

/** Searches that showed ads of an ad account, as long as their words are kept. */
export const adSearchQueries = pgTable(
  'ad_search_queries',
  {
    advertiserId: ofAdAccount(),
    query: text().notNull(),
    /** Its stems in order. */
    stems: text().notNull(),
    /**
     * The latest days on which different members made it, each with two bytes that tell members apart and
     * identify none: '2026-11-26 -1234'. A report names the search when there are enough.
     */
    people: text().array().notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.query] }),
    index('ad_search_queries_day').on(table.lastDay),
  ],
)

/**
 * Figures of ads in searches, by day, search and keyword: those of `ad_stats` whose place is a search. The
 * query is empty once its words are not kept, the keyword 0 without one.
 */
export const adSearchStats = pgTable(
  'ad_search_stats',
  {
    adId: adId('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    query: text().notNull(),
    keywordId: bigint('keyword_id', { mode: 'bigint' }).notNull(),
    impressions: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    saves: integer().notNull().default(0),
    closeups: integer().notNull().default(0),
    spendMicro: bigint('spend_micro', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.adId, table.day, table.query, table.keywordId] }),
    index('ad_search_stats_named').on(table.day).where(sql`${table.query} <> ''`),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const keywordTables = [
  memberRows(adKeywords, { owner: 'campaignId' }),
  memberRows(adSearchStats, {
    owner: 'adId',
    leftOut: whyLeftOut.figures,
    kept: keptUntil(
      `the ad goes; the words of searches for ${limits.adSearchDays} days`,
      'sweep-ad-searches',
    ),
  }),
  memberRows(adSearchQueries, {
    owner: 'advertiserId',
    leftOut: whyLeftOut.figures,
    kept: keptForDays(limits.adSearchDays, 'sweep-ad-searches'),
  }),
]
