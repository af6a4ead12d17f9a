import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../../../platform/database/define-tables.ts'
import { sql } from '../../../../platform/database/sql.ts'
import { adId, advertiserId } from '../../../base/columns.ts'
import { memberRows } from '../../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../../base/table-facts/why-left-out.ts'
import { ofAdAccount } from '../../../identity/index.ts'
import { ads } from '../../accounts/campaigns/tables.ts'

/**
 * The days that sums are kept for: each alone, seven from a Monday on, and four such weeks, so that the
 * days of a range are covered by few sums without a gap. Both are counted from Monday, 3 January 2000.
 */
export type ReportGrain = 'day' | 'week' | 'four-weeks'

/** The number of days of each. */
export const grainDays: Readonly<Record<ReportGrain, number>> = {
  day: 1,
  week: 7,
  'four-weeks': 28,
}

/** The breakdown of a sum; 'device' is the column `app`. */
export type ReportDimension = 'none' | 'age' | 'gender' | 'country' | 'device' | 'place'

/**
 * Periods in which an ad account has figures. Triggers of `ad_stats` add them and open them again in
 * the transaction that changes a figure, so that whoever finds a period summed up may read its sums.
 */
export const reportPeriods = pgTable(
  'report_periods',
  {
    advertiserId: ofAdAccount(),
    grain: text().$type<ReportGrain>().notNull(),
    /** Its first day, in the account's time zone. */
    start: date({ mode: 'string' }).notNull(),
    /** True when `report_sums` holds its figures. */
    isSummedUp: boolean('is_summed_up').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.grain, table.start] }),
    index('report_periods_open').on(table.start).where(sql`not ${table.isSummedUp}`),
  ],
)

/**
 * Sums of `ad_stats` by ad and period: those of days in all, longer ones also by group of people. Valid
 * while their period is summed up.
 */
export const reportSums = pgTable(
  'report_sums',
  {
    advertiserId: advertiserId('advertiser_id').notNull(),
    grain: text().$type<ReportGrain>().notNull(),
    dimension: text().$type<ReportDimension>().notNull(),
    start: date({ mode: 'string' }).notNull(),
    adId: adId('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** The group of people; empty without a dimension. */
    value: text().notNull(),
    impressions: integer().notNull(),
    clicks: integer().notNull(),
    saves: integer().notNull(),
    closeups: integer().notNull(),
    spendMicro: bigint('spend_micro', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'report_sums_key',
      columns: [
        ...([table.advertiserId, table.grain, table.dimension, table.start] as const),
        ...([table.adId, table.value] as const),
      ],
    }),
    index('report_sums_ad').on(table.adId),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const reportFigureTables = [
  memberRows(reportSums, { owner: 'adId', leftOut: whyLeftOut.figures }),
  memberRows(reportPeriods, { owner: 'advertiserId', leftOut: whyLeftOut.passing }),
]
