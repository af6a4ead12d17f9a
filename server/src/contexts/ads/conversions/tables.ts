import type { AdPlace } from '@tessera/contracts/ads/ad-event'
import type {
  ActionSource,
  ConversionEventName,
  ConversionSource,
  MatchKey,
} from '@tessera/contracts/ads/conversion-event'
import type { ConversionFault, ConversionWarning } from '@tessera/contracts/ads/conversion-faults'
import type { AdGender, AgeBucket, AppType } from '@tessera/contracts/ads/targeting'
import type { ConversionEvent } from '@tessera/contracts/entities/conversion'
import { limits } from '@tessera/contracts/limits'
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
} from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { adId, anyId, conversionTagId, moment, servedId, userId } from '../../base/columns.ts'
import { keptForDays, keptUntil, memberRows } from '../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../base/table-facts/why-left-out.ts'
import { ofAdAccount, users } from '../../identity/index.ts'
import { ads } from '../accounts/campaigns/tables.ts'

/** The days within which an event of an ad came before a conversion: at most 1, 7 or 30. */
export type Lag = 1 | 7 | 30

/**
 * Conversions that may be credited to ads, as sums by day and group of people. A conversion adds to one
 * row for the latest click before it and to one for the latest view before it. A report with windows of
 * C and V days credits the rows with
 * - touch 'click' and lag <= C, and
 * - touch 'view', lag <= V and (click_lag = 0 or click_lag > C),
 *
 * so that a conversion counts once, and other windows need no other rows.
 */
export const conversionStats = pgTable(
  'conversion_stats',
  {
    adId: adId('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** The day of the click or the view, in the account's time zone. */
    day: date({ mode: 'string' }).notNull(),
    place: text().$type<AdPlace>().notNull(),
    age: text().$type<AgeBucket | 'unknown'>().notNull(),
    gender: text().$type<AdGender>().notNull(),
    /** 'ZZ' when it isn't known. */
    country: text().notNull(),
    app: text().$type<AppType>().notNull(),
    touch: text().$type<'click' | 'view'>().notNull(),
    lag: integer().$type<Lag>().notNull(),
    /** For a view: the lag of the latest click before the same conversion; 0 without one. */
    clickLag: integer('click_lag').$type<Lag | 0>().notNull().default(0),
    /** The kind of conversion, as 'checkout'. */
    event: text().notNull(),
    conversions: integer().notNull().default(0),
    valueMicro: bigint('value_micro', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({
      name: 'conversion_stats_key',
      columns: [
        ...([table.adId, table.day, table.place, table.age, table.gender] as const),
        ...([table.country, table.app, table.touch, table.lag] as const),
        ...([table.clickLag, table.event] as const),
      ],
    }),
    index('conversion_stats_day').on(table.day),
  ],
)

/** Tags that websites load by their id. */
export const conversionTags = pgTable(
  'conversion_tags',
  {
    id: conversionTagId().primaryKey(),
    advertiserId: ofAdAccount(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The last time it sent something that was read; null before the first time. */
    lastSeenAt: moment('last_seen_at'),
    /** Set for a deleted one: its events are refused, and those from before keep its name. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('conversion_tags_advertiser_newest').on(table.advertiserId, table.id.desc().nullsFirst()),
  ],
)

/**
 * The conversions of the last 90 days, as they were sent. They hold no email address, hashed or not, and
 * no member: what they were credited to is in the sums of `conversion_stats` alone.
 */
export const conversionEvents = pgTable(
  'conversion_events',
  {
    id: anyId().primaryKey(),
    advertiserId: ofAdAccount(),
    event: text().$type<ConversionEventName>().notNull(),
    source: text().$type<ConversionSource>().notNull(),
    actionSource: text('action_source').$type<ActionSource>().notNull(),
    tagId: conversionTagId('tag_id').references(() => conversionTags.id, { onDelete: 'cascade' }),
    eventAt: moment('event_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    eventId: text('event_id'),
    orderId: text('order_id'),
    valueMicro: bigint('value_micro', { mode: 'number' }),
    currency: text(),
    quantity: integer(),
    matchKeys: text('match_keys').array().$type<MatchKey[]>().notNull(),
    /** A fingerprint of the website's id of the person. */
    externalKey: text('external_key'),
    /** The click id, when it is of a click on the account's ads in the 30 days before. */
    clickId: text('click_id'),
    isCounted: boolean('is_counted').notNull(),
    countedBy: text('counted_by').$type<ConversionSource>().notNull(),
    warnings: text().array().$type<ConversionWarning[]>().notNull(),
    /** True when this event was credited to an ad; null for events of versions that didn't keep it. */
    isCredited: boolean('is_credited'),
  },
  (table) => [
    index('conversion_events_advertiser_newest').on(
      table.advertiserId,
      table.id.desc().nullsFirst(),
    ),
    index('conversion_events_received').on(table.receivedAt),
    index('conversion_events_external')
      .on(table.advertiserId, table.externalKey)
      .where(sql`${table.clickId} is not null`),
  ],
)

/** The event ids that were counted: the row decides which of two sources, or instances, came first. */
export const conversionKeys = pgTable(
  'conversion_keys',
  {
    advertiserId: ofAdAccount(),
    event: text().$type<ConversionEventName>().notNull(),
    eventId: text('event_id').notNull(),
    eventAt: moment('event_at').notNull(),
    countedBy: text('counted_by').$type<ConversionSource>().notNull(),
    /** The conversion that was counted. */
    conversionId: anyId('conversion_id').notNull(),
    /** True once it, or a duplicate that knew more, was credited to an ad. */
    isCredited: boolean('is_credited').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.event, table.eventId] }),
    index('conversion_keys_at').on(table.eventAt),
  ],
)

/** The number of events refused on each day, by reason. */
export const conversionRefusals = pgTable(
  'conversion_refusals',
  {
    advertiserId: ofAdAccount(),
    source: text().$type<ConversionSource>().notNull(),
    /** 0 for sources without a tag. */
    tagId: text('tag_id').notNull(),
    /** In UTC. */
    day: date({ mode: 'string' }).notNull(),
    code: text().notNull(),
    field: text().notNull(),
    count: integer().notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        ...([table.advertiserId, table.source, table.tagId, table.day] as const),
        ...([table.code, table.field] as const),
      ],
    }),
    index('conversion_refusals_day').on(table.day),
  ],
)

/** Tests, whose events are shown and not counted. */
export const conversionTests = pgTable(
  'conversion_tests',
  {
    code: text().primaryKey(),
    advertiserId: ofAdAccount(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('conversion_tests_ends').on(table.endsAt)],
)

/** The events of tests, as screens show them. */
export const conversionTestEvents = pgTable(
  'conversion_test_events',
  {
    id: anyId().primaryKey(),
    code: text()
      .notNull()
      .references(() => conversionTests.code, { onDelete: 'cascade' }),
    shown: jsonb().$type<ConversionEvent>().notNull(),
  },
  (table) => [
    index('conversion_test_events_code_newest').on(table.code, table.id.desc().nullsFirst()),
  ],
)

/** Files of conversions that were uploaded, and what became of them. */
export const conversionUploads = pgTable(
  'conversion_uploads',
  {
    id: anyId().primaryKey(),
    advertiserId: ofAdAccount(),
    kind: text().$type<'conversions' | 'analysis'>().notNull(),
    fileName: text('file_name').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
    uploadedBy: userId('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    state: text().$type<'imported' | 'refused'>().notNull(),
    rows: integer().notNull(),
    counted: integer().notNull(),
    duplicates: integer().notNull(),
    refused: integer().notNull(),
    faults: jsonb().$type<({ readonly row: number } & ConversionFault)[]>().notNull(),
    matched: integer(),
  },
  (table) => [
    index('conversion_uploads_advertiser_newest').on(
      table.advertiserId,
      table.kind,
      table.id.desc().nullsFirst(),
    ),
  ],
)

/**
 * The ads that members saw and clicked in the last 31 days, of accounts that measure conversions, for
 * members whose ads are personalized: a conversion with their hashed email is credited to them.
 */
export const adTouches = pgTable(
  'ad_touches',
  {
    viewerId: userId('viewer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    advertiserId: ofAdAccount(),
    touch: text().$type<'click' | 'view'>().notNull(),
    servedId: servedId('served_id').notNull(),
    /** The SHA-256 of the member's verified address in lower case, as advertisers send it. */
    emailHash: text('email_hash').notNull(),
    adId: adId('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    place: text().$type<AdPlace>().notNull(),
    age: text().$type<AgeBucket | 'unknown'>().notNull(),
    gender: text().$type<AdGender>().notNull(),
    country: text().notNull(),
    app: text().$type<AppType>().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'ad_touches_key',
      columns: [table.viewerId, table.advertiserId, table.touch, table.servedId],
    }),
    index('ad_touches_email_newest').on(
      ...([table.advertiserId, table.emailHash, table.touch] as const),
      table.at.desc().nullsFirst(),
    ),
    index('ad_touches_at').on(table.at),
    index('ad_touches_clicks').on(table.servedId).where(sql`${table.touch} = 'click'`),
  ],
)

const sweep = 'sweep-conversions'

/** States whose the rows of these tables are, and what happens to them. */
export const conversionTables = [
  memberRows(conversionStats, { owner: 'adId', leftOut: whyLeftOut.figures }),
  memberRows(conversionTags, { owner: 'advertiserId' }),
  memberRows(conversionEvents, {
    owner: 'advertiserId',
    leftOut: whyLeftOut.websites,
    kept: keptForDays(limits.conversionEventsDays, sweep),
  }),
  memberRows(conversionKeys, {
    owner: 'advertiserId',
    leftOut: whyLeftOut.websites,
    kept: keptForDays(2 * limits.conversionLateDays + 1, sweep),
  }),
  memberRows(conversionRefusals, {
    owner: 'advertiserId',
    leftOut: whyLeftOut.websites,
    kept: keptForDays(limits.conversionEventsDays, sweep),
  }),
  memberRows(conversionTests, {
    owner: 'advertiserId',
    leftOut: whyLeftOut.passing,
    kept: keptUntil('the test ends', sweep),
  }),
  memberRows(conversionTestEvents, {
    owner: 'code',
    leftOut: whyLeftOut.websites,
    kept: keptUntil('their test ends', sweep),
  }),
  memberRows(conversionUploads, { owner: 'advertiserId' }),
  memberRows(adTouches, {
    owner: 'viewerId',
    file: 'touchedAds',
    kept: keptForDays(limits.adTouchesDays, sweep),
  }),
]
