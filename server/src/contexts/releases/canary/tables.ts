import type { BuildId } from '@tessera/contracts/releases/build-id'
import { timings } from '@tessera/contracts/timings'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/define-tables.ts'
import { moment } from '../../base/columns.ts'
import {
  keptForDays,
  keptForEver,
  keptUntil,
  serviceRows,
} from '../../base/table-facts/table-facts.ts'

/** The sets of builds that documents were served, by the hash of their builds. */
export const releaseSets = pgTable('release_sets', {
  id: text().primaryKey(),
  /** The id of each module's build, as JSON. */
  builds: text().notNull(),
  /** True for a set that somebody chose for their browser: its failures count for no canary. */
  overridden: boolean().notNull().default(false),
  at: moment('at').notNull(),
})

/** For each side of a canary, the documents that were served and those in which the module failed. */
export const canaryCounts = pgTable(
  'canary_counts',
  {
    module: text().notNull(),
    canary: text().$type<BuildId>().notNull(),
    /** The time when the canary began. */
    since: moment('since').notNull(),
    side: text().$type<'canary' | 'control'>().notNull(),
    documents: integer().notNull(),
    failed: integer().notNull(),
    /** Different visitors among the failed documents. */
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.module, table.canary, table.since, table.side] })],
)

/** The documents in which a module failed, so that each counts once. */
export const failedDocuments = pgTable(
  'failed_documents',
  {
    document: text().notNull(),
    module: text().notNull(),
    /** A hash of the visitor. */
    visitor: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.document, table.module] }),
    index('failed_documents_visitor').on(table.module, table.visitor),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const canaryTables = [
  serviceRows(
    releaseSets,
    keptUntil(`no document was served them for ${timings.errorDays} days`, 'sweep-canary'),
  ),
  serviceRows(canaryCounts, keptForEver('One row for each side of a canary.')),
  serviceRows(failedDocuments, keptForDays(timings.earlierBuilds / 86_400_000, 'sweep-canary')),
]
