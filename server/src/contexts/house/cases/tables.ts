import type { ReportDecision } from '@tessera/contracts/calls/house-reports'
import {
  index,
  integer,
  pgTable,
  smallint,
  text,
} from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { moment, pinId, userId } from '../../base/columns.ts'
import { keptForEver, memberRows, rowsStay } from '../../base/table-facts/table-facts.ts'

/** Reported pins: all reports of a pin are one case, which is open until somebody decides it. */
export const reportCases = pgTable(
  'report_cases',
  {
    pinId: pinId('pin_id').primaryKey(),
    /** The harm of the worst reason that was given since the last decision. */
    harm: smallint().notNull(),
    /** The saves of the idea when it was last reported. */
    reach: integer().notNull(),
    reports: integer().notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** The time of the last decision; null while the case is open. */
    decidedAt: moment('decided_at'),
    decision: text().$type<ReportDecision>(),
    decidedBy: userId('decided_by'),
    /** The end of what the decision before covered, so that later reports open the case again. */
    coveredUntil: moment('covered_until'),
  },
  (table) => [
    index('report_cases_open')
      .on(
        table.harm.desc().nullsFirst(),
        table.reach.desc().nullsFirst(),
        table.pinId.desc().nullsFirst(),
      )
      .where(sql`${table.decidedAt} is null`),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const reportTables = [
  memberRows(reportCases, {
    owner: 'pinId',
    of: ['pins'],
    leftOut: 'How many people reported a Pin. What was decided about you is in house_log.',
    deletion: rowsStay('It counts, and names nobody but by an id.'),
    kept: keptForEver('how many people reported a Pin, and what was decided'),
  }),
]
