import { z } from '@tessera/contracts/schema'
import { AdLevel } from '../ads/ad-level.ts'
import { AdvertiserId, AnyId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'
import { UploadId } from './media.ts'

/**
 * The states of an upload to the bulk editor. It is checked first and changes nothing until somebody
 * applies it; what was applied can be undone.
 */
export const BulkRunState = z.enum([
  'waiting',
  'checking',
  'checked',
  'unreadable',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
])
export type BulkRunState = z.infer<typeof BulkRunState>

/** The reason that a file can't be read at all. */
export const BulkUnfit = z.enum(['empty', 'columns-missing', 'column-unknown', 'rows-many'])
export type BulkUnfit = z.infer<typeof BulkUnfit>

/** An upload to the bulk editor, and what became of it. */
export const BulkRun = z.object({
  id: AnyId,
  file_name: z.string(),
  state: BulkRunState,
  /** The reason that a file can't be read, and the columns that are missing or unknown. */
  unfit: z.nullable(z.object({ why: BulkUnfit, columns: z.array(z.string()) })),
  /** The share of the work of this state that is done, from 0 to 1. */
  progress: z.number(),
  created_at: z.string(),
  /** Null for somebody whose account is gone. */
  created_by: z.nullable(z.string()),
  applied_at: z.nullable(z.string()),
  applied_by: z.nullable(z.string()),
  undone_at: z.nullable(z.string()),
  undone_by: z.nullable(z.string()),
  rows: z.int(),
  /** Rows that change or create something, and rows with faults. */
  rows_changing: z.int(),
  rows_faulty: z.int(),
  campaigns: z.object({
    /** The rows that would be changed, or are waiting to be. */
    ready: z.int(),
    unchanged: z.int(),
    /** The rows with faults: nothing of them is applied. */
    faulty: z.int(),
    applied: z.int(),
    /** The rows that changed since they were checked, so that nothing of them was applied. */
    refused: z.int(),
    undone: z.int(),
    /** The rows that changed since they were applied, so that they weren't undone. */
    kept: z.int(),
  }),
})
export type BulkRun = z.infer<typeof BulkRun>

/** The outcome of a row; all rows of a campaign share it. */
export const BulkRowState = z.enum([
  'unchanged',
  'ready',
  'faulty',
  /** Fine by itself, but another row of its campaign has a fault. */
  'held-up',
  'applied',
  'refused',
  'undone',
  'kept',
])
export type BulkRowState = z.infer<typeof BulkRowState>

/** A fault of a row, said so that whoever reads it can mend it. */
export const BulkFault = z.object({
  /** Null for the row as a whole. */
  column: z.nullable(z.string()),
  code: z.string(),
  message: z.string(),
})
export type BulkFault = z.infer<typeof BulkFault>

/** A value of a row that changes, as the file writes values. */
export const BulkChange = z.object({
  column: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type BulkChange = z.infer<typeof BulkChange>

/** A row of a file. */
export const BulkRow = z.object({
  /** As in a spreadsheet: the header is row 1. */
  row: z.int(),
  /** Null for a row that can't be read. */
  level: z.nullable(AdLevel),
  /** The id of its object with its letter, 'new:spring' before it is created; null for a row that can't be read. */
  object_id: z.nullable(z.string()),
  name: z.string(),
  is_new: z.boolean(),
  state: BulkRowState,
  changes: z.array(BulkChange),
  faults: z.array(BulkFault),
})
export type BulkRow = z.infer<typeof BulkRow>

const ofAccount = { advertiser_id: AdvertiserId }
const ofRun = { ...ofAccount, run_id: AnyId }

/** Starts to check a file that was uploaded in parts. It changes no campaign. */
export const createBulkRun = defineCall({
  name: 'BulkRunResource.create',
  summary: 'Checks a file of the bulk editor, and says row by row what it would change.',
  method: 'POST',
  path: '/resource/BulkRunResource/create/',
  input: z.strictObject({
    ...ofAccount,
    upload_id: UploadId,
    file_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  output: BulkRun,
  errors: ['not-allowed', 'not-found', 'upload-unfinished', 'bulk-runs-many'],
  who: 'advertiser',
  scope: 'ads:write',
  budget: 'create',
})

/** Lists uploads to the bulk editor, newest first. */
export const listBulkRuns = defineCall({
  name: 'BulkRunsResource.get',
  summary: 'Lists the uploads to the bulk editor, with what became of them.',
  method: 'GET',
  path: '/resource/BulkRunsResource/get/',
  input: z.strictObject({ ...ofAccount, ...pageOptions }),
  output: z.array(BulkRun),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Returns an upload to the bulk editor. */
export const getBulkRun = defineCall({
  name: 'BulkRunResource.get',
  summary: 'Returns an upload to the bulk editor, with its progress.',
  method: 'GET',
  path: '/resource/BulkRunResource/get/',
  input: z.strictObject(ofRun),
  output: BulkRun,
  errors: ['not-allowed', 'not-found'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Applies an upload that was checked, or undoes one that was applied. */
export const updateBulkRun = defineCall({
  name: 'BulkRunResource.update',
  summary: 'Applies an upload to the bulk editor, campaign by campaign, or undoes it.',
  method: 'POST',
  path: '/resource/BulkRunResource/update/',
  input: z.strictObject({ ...ofRun, action: z.enum(['apply', 'undo']) }),
  output: BulkRun,
  errors: ['not-allowed', 'not-found', 'ads-consent-needed', 'bulk-run-stale'],
  who: 'advertiser',
  scope: 'ads:write',
})

/** The rows of an upload that are listed. */
export const BulkRowFilter = z.enum(['all', 'changing', 'faulty'])
export type BulkRowFilter = z.infer<typeof BulkRowFilter>

/** Lists the rows of an upload, in their order. */
export const listBulkRows = defineCall({
  name: 'BulkRowsResource.get',
  summary: 'Lists the rows of an upload to the bulk editor, with what each changes and its faults.',
  method: 'GET',
  path: '/resource/BulkRowsResource/get/',
  input: z.strictObject({ ...ofRun, show: z._default(BulkRowFilter, 'all'), ...pageOptions }),
  output: z.array(BulkRow),
  errors: ['not-allowed', 'not-found'],
  who: 'advertiser',
  scope: 'ads:read',
})
