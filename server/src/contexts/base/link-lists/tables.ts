import { index, pgTable, primaryKey, text } from '../../../platform/database/define-tables.ts'
import { moment } from '../columns.ts'
import { keptUntil, serviceRows } from '../table-facts/table-facts.ts'
import type { FlagStatus } from './statuses.ts'

/** Flagged domains. Each source has its own rows, so that it can be replaced as a whole. */
export const domainFlags = pgTable(
  'domain_flags',
  {
    domain: text().notNull(),
    /** The list with this entry. */
    source: text().notNull(),
    status: text().$type<FlagStatus>().notNull(),
    reason: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.domain, table.source] }),
    index('domain_flags_source').on(table.source),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const linkListTables = [
  serviceRows(domainFlags, keptUntil('the operator replaces the list')),
]
