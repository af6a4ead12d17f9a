import type { AttributionWindow } from '@tessera/contracts/ads/report-options'
import type { WeekStart } from '@tessera/contracts/ads/report-period'
import type { ReportColumn } from '@tessera/contracts/ads/report-view'
import { integer, jsonb, pgTable, text } from '../../../../platform/database/define-tables.ts'
import { advertiserId } from '../../../base/columns.ts'
import { memberRows } from '../../../base/table-facts/table-facts.ts'
import { advertisers } from '../../../identity/index.ts'

/** The report preferences of ad accounts. Accounts that chose nothing have no row. */
export const reportPreferences = pgTable('report_preferences', {
  advertiserId: advertiserId('advertiser_id')
    .primaryKey()
    .references(() => advertisers.id, { onDelete: 'cascade' }),
  clickWindow: integer('click_window').$type<AttributionWindow>().notNull(),
  viewWindow: integer('view_window').$type<AttributionWindow>().notNull(),
  columns: jsonb().$type<readonly ReportColumn[]>().notNull(),
  weekStart: text('week_start').$type<WeekStart>().notNull(),
})

/** States whose the rows of these tables are, and what happens to them. */
export const reportPreferenceTables = [memberRows(reportPreferences, { owner: 'advertiserId' })]
