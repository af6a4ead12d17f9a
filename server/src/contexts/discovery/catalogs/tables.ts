import type {
  CatalogFault,
  CatalogOrigin,
  CatalogRhythm,
  CatalogRunState,
} from '@tessera/contracts/calls/catalogs'
import { limits } from '@tessera/contracts/limits'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { boardId, moment, pinId, userId } from '../../base/columns.ts'
import { deletedBy, keptUntil, memberRows } from '../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../base/table-facts/why-left-out.ts'
import { users } from '../../identity/index.ts'
import { boards } from '../../pins/index.ts'
import type { FeedItem } from './feed/feed-row.ts'

/** Sources of merchants' products. */
export const catalogSources = pgTable(
  'catalog_sources',
  {
    /** A random key. */
    id: text().primaryKey(),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    origin: text().$type<CatalogOrigin>().notNull(),
    address: text(),
    rhythm: text().$type<CatalogRhythm>().notNull(),
    currency: text(),
    /** Null until its first pin, and when its board is deleted for good. */
    boardId: boardId('board_id').references(() => boards.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    nextRunAt: moment('next_run_at'),
    /** Number of runs that failed since the last one that did not. */
    failures: integer().notNull().default(0),
    /** The file that was read as a whole last, by its hash and what its server calls it, and when. */
    filePrint: text('file_print'),
    etag: text(),
    lastModified: text('last_modified'),
    readAt: moment('read_at'),
    /** The products that a run found gone and kept, by their hash, until somebody confirms it. */
    heldPrint: text('held_print'),
    /** The job that fetches its pictures; a newer one ends it. */
    picturesJob: text('pictures_job'),
    /** Since when it is being deleted. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('catalog_sources_user').on(table.userId, table.createdAt),
    index('catalog_sources_due')
      .on(table.nextRunAt)
      .where(sql`${table.nextRunAt} is not null and ${table.deletedAt} is null`),
    index('catalog_sources_board').on(table.boardId),
  ],
)

/** Readings of sources. */
export const catalogRuns = pgTable(
  'catalog_runs',
  {
    /** A random key; its file is stored under it. */
    id: text().primaryKey(),
    sourceId: text('source_id')
      .notNull()
      .references(() => catalogSources.id, { onDelete: 'cascade' }),
    state: text().$type<CatalogRunState>().notNull(),
    /** True when somebody asked for it, who is told of its end. */
    isAsked: boolean('is_asked').notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    /** Its last sign of life. */
    seenAt: moment('seen_at').notNull(),
    /** The attempt that works on it; the work of an earlier one counts no more. */
    holder: text(),
    progress: doublePrecision().notNull().default(0),
    rows: integer().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    retired: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    why: text(),
    /** The parts of its file in the blob store, and whether all of them are there. */
    fileParts: integer('file_parts').notNull().default(0),
    isFetched: boolean('is_fetched').notNull().default(false),
    filePrint: text('file_print'),
    etag: text(),
    lastModified: text('last_modified'),
  },
  (table) => [
    uniqueIndex('catalog_runs_running').on(table.sourceId).where(sql`${table.endedAt} is null`),
    index('catalog_runs_latest').on(table.sourceId, table.startedAt),
    index('catalog_runs_files').on(table.endedAt).where(sql`${table.fileParts} > 0`),
  ],
)

/** The rows of sources, as they were read last: a product has one, or one for each kind. */
export const catalogItems = pgTable(
  'catalog_items',
  {
    sourceId: text('source_id')
      .notNull()
      .references(() => catalogSources.id, { onDelete: 'cascade' }),
    /** The shop's id. */
    itemId: text('item_id').notNull(),
    /** The product that it is, or is a kind of. */
    productKey: text('product_key').notNull(),
    /** Its place in the file; 0 when the row was refused and its product stays as it was. */
    row: integer().notNull(),
    print: text().notNull(),
    item: jsonb().$type<FeedItem>().notNull(),
    /** Its product is changed after the whole source was read; until then, a row is not 'applied'. */
    state: text().$type<'added' | 'changed' | 'applied'>().notNull(),
    /** The run that read it last. */
    runId: text('run_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.itemId] }),
    index('catalog_items_product').on(table.sourceId, table.productKey),
    index('catalog_items_waiting')
      .on(table.sourceId, table.productKey)
      .where(sql`${table.state} <> 'applied'`),
  ],
)

/** The products of sources, with the pins that show them. */
export const catalogProducts = pgTable(
  'catalog_products',
  {
    sourceId: text('source_id')
      .notNull()
      .references(() => catalogSources.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** The item that its words and its picture are from. */
    itemId: text('item_id').notNull(),
    row: integer().notNull(),
    /** False when the source has it no more. */
    isListed: boolean('is_listed').notNull(),
    pictureUrl: text('picture_url').notNull(),
    /** The hash of its picture's URL: products with the same one share the picture. */
    pictureKey: text('picture_key').notNull(),
    pictureState: text('picture_state').$type<'waiting' | 'made' | 'failed'>().notNull(),
    /** The code of the error that its picture was left out for. */
    why: text(),
    originId: pinId('origin_id'),
    /** Hashes of the texts of its pin, and of its product. */
    wordsPrint: text('words_print').notNull(),
    factsPrint: text('facts_print').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.key] }),
    index('catalog_products_picture').on(table.sourceId, table.pictureKey),
    index('catalog_products_waiting')
      .on(table.sourceId, table.pictureKey)
      .where(sql`${table.pictureState} = 'waiting' and ${table.isListed}`),
  ],
)

/** The faults of the rows that a run refused. */
export const catalogReport = pgTable(
  'catalog_report',
  {
    runId: text('run_id')
      .notNull()
      .references(() => catalogRuns.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    /** The place of the fault among those of its row. */
    at: integer().notNull(),
    item: text(),
    column: text('column_name'),
    fault: text().$type<CatalogFault>().notNull(),
    value: text().notNull(),
    why: text(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.row, table.at] }),
    index('catalog_report_fault').on(table.runId, table.fault, table.row, table.at),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const catalogTables = [
  memberRows(catalogSources, {
    owner: 'userId',
    file: 'catalogs',
    deletion: deletedBy('catalogs'),
    kept: keptUntil('they are deleted and their Pins are gone', 'sweep-catalogs'),
  }),
  memberRows(catalogRuns, {
    owner: 'sourceId',
    without: ['holder', 'filePrint'],
    kept: keptUntil(`their source has ${limits.catalogRunsKept} newer ones`, 'sweep-catalogs'),
  }),
  memberRows(catalogItems, { owner: 'sourceId', leftOut: whyLeftOut.ownFile }),
  memberRows(catalogProducts, { owner: 'sourceId', leftOut: whyLeftOut.ownFile }),
  memberRows(catalogReport, { owner: 'runId', leftOut: whyLeftOut.ownFile }),
]
