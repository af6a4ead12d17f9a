import type { AdvisoryNotice, Severity } from '@tessera/contracts/entities/advisory'
import { date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

/** A term that is the whole query, or that stands in it as words of their own. */
export type TermMatch = 'exact' | 'contains'

/** What is sensitive to search for. A country is two letters, or empty for everywhere. */
export const advisoryTerms = pgTable(
  'advisory_terms',
  {
    /** The term as queries are compared with it. */
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

/** What stands above the results, by what it is about and where it is read. */
export const advisoryNotices = pgTable(
  'advisory_notices',
  {
    type: text().notNull(),
    country: text().notNull(),
    /** Its place among the notices of one search. */
    place: integer().notNull(),
    notice: jsonb().$type<AdvisoryNotice>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.country, table.place] })],
)

/** How often notices were seen and followed on a day; by whom is not kept. */
export const advisoryEvents = pgTable(
  'advisory_events',
  {
    day: date({ mode: 'string' }).notNull(),
    advisory: text().notNull(),
    country: text().notNull(),
    event: text().$type<'view' | 'click'>().notNull(),
    /** The link that was followed; empty for a view. */
    action: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.advisory, table.country, table.event, table.action],
    }),
  ],
)
