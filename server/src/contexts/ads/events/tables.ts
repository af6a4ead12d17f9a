import type { AdEventKind, AdPlace } from '@tessera/contracts/ads/ad-event'
import type { AdGender, AgeBucket, AppType } from '@tessera/contracts/ads/targeting'
import { timings } from '@tessera/contracts/timings'
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { adId, keywordId, moment, servedId, userId } from '../../base/columns.ts'
import { keptUntil, memberRows, rowsStay } from '../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../base/table-facts/why-left-out.ts'
import { users } from '../../identity/index.ts'
import { ads } from '../accounts/campaigns/tables.ts'

/** The reason a click is free: it came too soon, or too many came from a member, browser or network. */
export type InvalidClick = 'too-soon' | 'member' | 'browser' | 'network'

/** The columns that reports break figures down by. */
const breakdown = {
  /** The day of the event in the account's time zone. */
  day: date({ mode: 'string' }).notNull(),
  place: text().$type<AdPlace>().notNull(),
  age: text().$type<AgeBucket | 'unknown'>().notNull(),
  gender: text().$type<AdGender>().notNull(),
  /** 'ZZ' when it isn't known. */
  country: text().notNull(),
  app: text().$type<AppType>().notNull(),
}

/**
 * Acts of people with ads. The key begins with a day, so that the table can be partitioned by it, and
 * is the same for every report of one event.
 */
export const adEvents = pgTable(
  'ad_events',
  {
    /** The day of the showing, in UTC. */
    servedDay: date('served_day', { mode: 'string' }).notNull(),
    servedId: servedId('served_id').notNull(),
    kind: text().$type<AdEventKind>().notNull(),
    adId: adId('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** Milliseconds from the showing to the event. */
    afterMs: integer('after_ms').notNull(),
    ...breakdown,
    /** The amount that was posted for it, in whole coins; 0 for events that nobody pays for. */
    priceMicro: bigint('price_micro', { mode: 'number' }).notNull(),
    /** The rest of its price, added to the campaign's next event; below zero when it used up earlier rests. */
    carriedMicro: bigint('carried_micro', { mode: 'number' }).notNull().default(0),
    /** The member who clicked; cleared after some days. */
    viewerId: userId('viewer_id').references(() => users.id, { onDelete: 'set null' }),
    /** A fingerprint of the day and the network of a click; cleared after some days. */
    network: text(),
    /** A fingerprint of the day and the browser of a click; cleared after some days. */
    browser: text(),
    /** The reason a click is free: it came too soon, or is beyond the limits of clicks. */
    beyond: text().$type<InvalidClick>(),
    /** The search that a click came from, for its refund; cleared with the member. */
    searchQuery: text('search_query'),
    /** The keyword by which its ad entered the search; cleared with the member. */
    keywordId: keywordId('keyword_id'),
    /** Set for a click that was taken out of the figures. */
    invalid: text().$type<InvalidClick>(),
  },
  (table) => [
    primaryKey({ columns: [table.servedDay, table.servedId, table.kind] }),
    index('ad_events_ad').on(table.adId),
    index('ad_events_clicks').on(table.at).where(sql`${table.network} is not null`),
    index('ad_events_network').on(table.network).where(sql`${table.network} is not null`),
    index('ad_events_browser').on(table.browser).where(sql`${table.browser} is not null`),
    index('ad_events_viewer').on(table.viewerId).where(sql`${table.viewerId} is not null`),
  ],
)

/** Figures of ads by day and group of people: sums of the events that are not invalid. */
export const adStats = pgTable(
  'ad_stats',
  {
    adId: adId('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    ...breakdown,
    impressions: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    saves: integer().notNull().default(0),
    closeups: integer().notNull().default(0),
    spendMicro: bigint('spend_micro', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [
        ...([table.adId, table.day, table.place, table.age] as const),
        ...([table.gender, table.country, table.app] as const),
      ],
    }),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const eventTables = [
  memberRows(adEvents, {
    owner: 'viewerId',
    without: ['network', 'browser', 'beyond', 'invalid', 'priceMicro', 'carriedMicro'],
    deletion: rowsStay('What ads cost is counted from them. The key empties the member.'),
    kept: keptUntil(
      `the ad goes; who it was for ${timings.adClickersDays} days`,
      'sweep-ad-events',
    ),
  }),
  memberRows(adStats, { owner: 'adId', leftOut: whyLeftOut.figures }),
]
