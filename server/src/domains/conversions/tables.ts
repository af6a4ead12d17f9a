import type { AdPlace } from '@tessera/contracts/ads/ad-event'
import type { AdGender, AgeBucket, AppType } from '@tessera/contracts/ads/targeting'
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../platform/database/define-tables.ts'
import { ads } from '../ads/tables.ts'
import { adId } from '../id-columns.ts'

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
