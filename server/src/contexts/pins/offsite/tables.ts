import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/define-tables.ts'
import { moment, pinId, userId } from '../../base/columns.ts'
import { memberRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../../identity/index.ts'
import { pins } from '../pins/tables.ts'
import type { ReportReason } from './rules.ts'

/** Reports of domains; one per member and domain. */
export const offsiteReports = pgTable(
  'offsite_reports',
  {
    domain: text().notNull(),
    reporterId: userId('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    pinId: pinId('pin_id').references(() => pins.id, { onDelete: 'set null' }),
    reason: text().$type<ReportReason>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.domain, table.reporterId] }),
    index('offsite_reports_reporter').on(table.reporterId),
    index('offsite_reports_pin').on(table.pinId),
  ],
)

/** Clicks on a pin's link by day. It isn't stored who clicked. */
export const pinClicks = pgTable(
  'pin_clicks',
  {
    pinId: pinId('pin_id')
      .notNull()
      .references(() => pins.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    clicks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pinId, table.day] })],
)

/** States whose the rows of these tables are, and what happens to them. */
export const offsiteTables = [
  memberRows(offsiteReports, { owner: 'reporterId' }),
  memberRows(pinClicks, { owner: 'pinId' }),
]
