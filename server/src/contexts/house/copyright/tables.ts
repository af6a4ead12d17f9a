import { index, integer, pgTable, text } from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { anyId, moment, userId } from '../../base/columns.ts'
import {
  deletedBy,
  keptForEver,
  keptUntil,
  memberRows,
  serviceRows,
} from '../../base/table-facts/table-facts.ts'

/** Notices about copyright: the statements that a report of that kind makes. */
export const copyrightNotices = pgTable(
  'copyright_notices',
  {
    id: anyId().primaryKey(),
    caseId: anyId('case_id').notNull(),
    reporter: text().notNull(),
    reporterId: userId('reporter_id'),
    /** The work, and the address where it can be seen. */
    work: text().notNull(),
    place: text().notNull(),
    /** The name that signs, and how to reach them; only people who look after the product see the contact. */
    name: text().notNull(),
    email: text().notNull(),
    contact: text().notNull(),
    locale: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('copyright_notices_case').on(table.caseId, table.id.desc().nullsFirst()),
    index('copyright_notices_reporter')
      .on(table.reporterId)
      .where(sql`${table.reporterId} is not null`),
  ],
)

/** Counter-notices, with their clock: one per decision. */
export const counterNotices = pgTable(
  'counter_notices',
  {
    /** The decision that it is about. */
    id: anyId('decision_id').primaryKey(),
    noticeId: anyId('notice_id').notNull(),
    ownerId: userId('owner_id').notNull(),
    name: text().notNull(),
    address: text().notNull(),
    words: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The day on which the thing comes back, unless the claimant goes to court before. */
    dueAt: moment('due_at').notNull(),
    courtAt: moment('court_at'),
    courtWords: text('court_words'),
    restoredAt: moment('restored_at'),
  },
  (table) => [
    index('counter_notices_due')
      .on(table.dueAt)
      .where(sql`${table.courtAt} is null and ${table.restoredAt} is null`),
    index('counter_notices_owner').on(table.ownerId),
  ],
)

/** The rules of the clocks: one row, and none until somebody changes them. */
export const copyrightRules = pgTable('copyright_rules', {
  id: integer().primaryKey(),
  /** Working days until a removed thing comes back after a counter-notice. */
  days: integer().notNull(),
  /** The upheld notices after which a moderator is asked about the person. */
  upheld: integer().notNull(),
  changedAt: moment('changed_at').notNull(),
})

/** States whose the rows of these tables are, and what happens to them. */
export const copyrightTables = [
  memberRows(copyrightNotices, {
    owner: 'reporterId',
    without: ['reporter'],
    deletion: deletedBy('case-reports'),
    kept: keptUntil('90 days after the end of the case', 'sweep-cases'),
  }),
  memberRows(counterNotices, {
    owner: 'ownerId',
    of: ['users'],
    deletion: deletedBy('case-reports'),
    kept: keptUntil('the account is deleted'),
  }),
  serviceRows(copyrightRules, keptForEver('settings of the product')),
]
