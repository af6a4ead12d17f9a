import type { AdLevel } from '@tessera/contracts/ads/ad-level'
import type { BulkChange, BulkFault, BulkRunState } from '@tessera/contracts/calls/bulk-runs'
import type { CampaignEdit } from '@tessera/contracts/calls/campaign-edits'
import { limits } from '@tessera/contracts/limits'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
} from '../../../../platform/database/define-tables.ts'
import { sql } from '../../../../platform/database/sql.ts'
import { campaignId, moment, userId } from '../../../base/columns.ts'
import { keptForDays, memberRows } from '../../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../../base/table-facts/why-left-out.ts'
import { ofAdAccount, users } from '../../../identity/index.ts'
import type { CampaignCounts } from './campaign-counts.ts'
import type { Unfit } from './reading/open-template.ts'

const member = (name: string) => userId(name).references(() => users.id, { onDelete: 'set null' })

/** Files that were uploaded to the bulk editor, and what became of them. */
export const bulkRuns = pgTable(
  'bulk_runs',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    advertiserId: ofAdAccount(),
    fileName: text('file_name').notNull(),
    state: text().$type<BulkRunState>().notNull(),
    unfit: jsonb().$type<Unfit>(),
    progress: real().notNull().default(0),
    rows: integer().notNull().default(0),
    rowsChanging: integer('rows_changing').notNull().default(0),
    rowsFaulty: integer('rows_faulty').notNull().default(0),
    counts: jsonb().$type<CampaignCounts>().notNull(),
    /** The unguessable name of its file in the blob store; null once it was read. */
    key: text(),
    /** Changed by each attempt of a job, so that only the latest one works on it. */
    holder: text(),
    createdAt: moment('created_at').notNull(),
    createdBy: member('created_by'),
    appliedAt: moment('applied_at'),
    appliedBy: member('applied_by'),
    undoneAt: moment('undone_at'),
    undoneBy: member('undone_by'),
  },
  (table) => [
    index('bulk_runs_advertiser_newest').on(table.advertiserId, table.id.desc().nullsFirst()),
    index('bulk_runs_created').on(table.createdAt),
    index('bulk_runs_creator').on(table.createdBy),
    index('bulk_runs_applier').on(table.appliedBy),
    index('bulk_runs_undoer').on(table.undoneBy),
  ],
)

const ofRun = () =>
  bigint('run_id', { mode: 'bigint' })
    .notNull()
    .references(() => bulkRuns.id, { onDelete: 'cascade' })

/** The states of a campaign in a file. */
export type BulkCampaignState = keyof CampaignCounts

/** The campaigns in a file, each with the edit that the file makes. */
export const bulkRunCampaigns = pgTable(
  'bulk_run_campaigns',
  {
    runId: ofRun(),
    /** Its place in the file, from 0. */
    at: integer().notNull(),
    /** Null before a new one is created. */
    campaignId: campaignId('campaign_id'),
    state: text().$type<BulkCampaignState>().notNull(),
    /** Null for one that stays as it is, or that can't be read. */
    edit: jsonb().$type<CampaignEdit>(),
    /** The rows of its objects, by their places in the edit: { '': 2, 'ad_groups.0': 3 }. */
    places: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
    /** The edit that takes it back, once it was applied. */
    undo: jsonb().$type<CampaignEdit>(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.at] }),
    index('bulk_run_campaigns_ready')
      .on(table.runId, table.at)
      .where(sql`${table.state} in ('ready', 'applied')`),
  ],
)

/** The rows of a file, with what each changes and its faults. */
export const bulkRunRows = pgTable(
  'bulk_run_rows',
  {
    runId: ofRun(),
    /** As in a spreadsheet: the header is row 1. */
    row: integer().notNull(),
    /** The place of its campaign; null for a row whose campaign can't be read. */
    campaignAt: integer('campaign_at'),
    level: text().$type<AdLevel>(),
    objectId: text('object_id'),
    name: text().notNull(),
    isNew: boolean('is_new').notNull(),
    changes: jsonb().$type<BulkChange[]>().notNull(),
    faults: jsonb().$type<BulkFault[]>().notNull(),
    isChanging: boolean('is_changing').notNull(),
    isFaulty: boolean('is_faulty').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.row] }),
    index('bulk_run_rows_changing').on(table.runId, table.row).where(sql`${table.isChanging}`),
    index('bulk_run_rows_faulty').on(table.runId, table.row).where(sql`${table.isFaulty}`),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const bulkRunTables = [
  memberRows(bulkRuns, {
    owner: 'advertiserId',
    without: ['key', 'holder'],
    kept: keptForDays(limits.bulkRunDays, 'sweep-bulk-runs'),
  }),
  memberRows(bulkRunRows, {
    owner: 'runId',
    leftOut: whyLeftOut.ownFile,
    kept: keptForDays(limits.bulkRunDays, 'sweep-bulk-runs'),
  }),
  memberRows(bulkRunCampaigns, {
    owner: 'runId',
    leftOut: whyLeftOut.ownFile,
    kept: keptForDays(limits.bulkRunDays, 'sweep-bulk-runs'),
  }),
]
