import type { AdvisoryNotice, Severity } from '@tessera/contracts/entities/advisory'
import {
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from '../../../platform/database/define-tables.ts'
import { keptForEver, keptUntil, serviceRows } from '../../base/table-facts/table-facts.ts'

/** An exact term matches a whole query; a contained term matches whole words within it. */
export type TermMatch = 'exact' | 'contains'

/** Sensitive search terms. The country is two letters, or empty for everywhere. */
export const advisoryTerms = pgTable(
  'advisory_terms',
  {
    /** The term in the form that queries are compared with. */
    key: text().notNull(),
    match: text().$type<TermMatch>().notNull(),
    country: text().notNull(),
    term: text().notNull(),
    severity: smallint().$type<Severity>().notNull(),
    type: text().notNull(),
    details: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.match, table.country] })],
)

/** Notices shown above search results, by topic and country. */
export const advisoryNotices = pgTable(
  'advisory_notices',
  {
    type: text().notNull(),
    country: text().notNull(),
    /** Its position among the notices of one search. */
    place: integer().notNull(),
    notice: jsonb().$type<AdvisoryNotice>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.country, table.place] })],
)

/** Views and clicks of notices by day. It isn't stored who viewed or clicked. */
export const advisoryEvents = pgTable(
  'advisory_events',
  {
    day: date({ mode: 'string' }).notNull(),
    advisory: text().notNull(),
    country: text().notNull(),
    event: text().$type<'view' | 'click'>().notNull(),
    /** The link that was clicked; empty for a view. */
    action: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.advisory, table.country, table.event, table.action],
    }),
  ],
)

const byOperator = 'the operator replaces the list'

/** States whose the rows of these tables are, and what happens to them. */
export const advisoryTables = [
  serviceRows(advisoryTerms, keptUntil(byOperator)),
  serviceRows(advisoryNotices, keptUntil(byOperator)),
  serviceRows(advisoryEvents, keptForEver('They count views by day, and name nobody.')),
]
