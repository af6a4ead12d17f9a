import { z } from '@tessera/contracts/schema'
import { BoardId } from '../ids.ts'
import { limits } from '../limits.ts'
import { subjectOptions } from './acting.ts'
import { defineCall } from './define-call.ts'
import { UploadId } from './media.ts'

/** The origin of a source's products: a file, a file at an address, or the pages of a website. */
export const CatalogOrigin = z.enum(['upload', 'address', 'website'])

/** The interval at which a source is read again. */
export const CatalogRhythm = z.enum(['never', 'hourly', 'daily', 'weekly'])

/** The states of a run. A run that waits has not begun; the pictures of one may still be on their way. */
export const CatalogRunState = z.enum([
  'waiting',
  'reading',
  'retiring',
  'done',
  'failed',
  'cancelled',
])

/** One reading of a source. */
export const CatalogRun = z.object({
  id: z.string(),
  state: CatalogRunState,
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
  /** The share of the source that is read, from 0 to 1. */
  progress: z.number(),
  /** Rows that were read so far. */
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Products that the source no longer has. */
  retired: z.int(),
  /** Rows that were refused; the report names each. */
  refused: z.int(),
  /** The code of the error that ended it. */
  why: z.nullable(z.string()),
})

/** A source of products. */
export const CatalogSource = z.object({
  id: z.string(),
  name: z.string(),
  origin: CatalogOrigin,
  /** The address of the file, or the domain of the website; null for files that are uploaded. */
  address: z.nullable(z.string()),
  rhythm: CatalogRhythm,
  next_run_at: z.nullable(z.string()),
  /** The currency of prices without one; null when such rows are refused. */
  currency: z.nullable(z.string()),
  board: z.nullable(z.object({ id: BoardId, name: z.string(), url: z.string() })),
  /** Products that it lists now, kinds counted once. */
  products: z.int(),
  /** Products whose pictures are still fetched, and those whose pictures can't be. */
  pictures_waiting: z.int(),
  pictures_failed: z.int(),
  /** The latest run. */
  run: z.nullable(CatalogRun),
})

/** The reason that a row was refused, in one word for each kind of fault. */
export const CatalogFault = z.enum([
  'column-missing',
  'value-missing',
  'too-long',
  'twice',
  'link-unfit',
  'link-elsewhere',
  'picture-unfit',
  'price-unfit',
  'currency-unknown',
  'sale-above-price',
  'availability-unknown',
  'cells-wrong',
  'letters-unreadable',
  'xml-unfit',
  'row-too-long',
  'picture-unfetched',
  'page-unfetched',
  'page-gone',
  'pages-many',
])

/**
 * A row that was refused, or a product whose picture can't be fetched. Row 0 is the file's first line,
 * which lacks a column.
 */
export const CatalogReportLine = z.object({
  /** The row in the file, the first product being 1; for a website, the position of its page. */
  row: z.int(),
  /** The product's own id, where the row has one. */
  item: z.nullable(z.string()),
  /** The column as the file names it; null when the whole row is at fault. */
  column: z.nullable(z.string()),
  fault: CatalogFault,
  /** The value that was refused, cut to a readable length. */
  value: z.string(),
  /** The code of the error, for a picture or a page that can't be fetched. */
  why: z.optional(z.string()),
})

export type CatalogOrigin = z.infer<typeof CatalogOrigin>
export type CatalogRhythm = z.infer<typeof CatalogRhythm>
export type CatalogRun = z.infer<typeof CatalogRun>
export type CatalogRunState = z.infer<typeof CatalogRunState>
export type CatalogSource = z.infer<typeof CatalogSource>
export type CatalogFault = z.infer<typeof CatalogFault>
export type CatalogReportLine = z.infer<typeof CatalogReportLine>

const ofSource = { id: z.string().check(z.maxLength(64)), ...subjectOptions }
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.catalogNameMax))
const address = z.string().check(z.trim(), z.maxLength(limits.pinLinkMax))
const currency = z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/)))

/** Returns the sources of the viewer's products. */
export const getCatalogSources = defineCall({
  name: 'CatalogSources.get',
  summary: "Returns the sources of the viewer's products, the newest first.",
  method: 'GET',
  path: '/v3/catalogs/sources/',
  input: z.strictObject(subjectOptions),
  output: z.array(CatalogSource),
  errors: ['business-needed', 'not-allowed'],
  who: 'member',
})

/** Creates a source and reads it for the first time. */
export const createCatalogSource = defineCall({
  name: 'CatalogSource.create',
  summary: 'Creates a source of products from an uploaded file, an address or a claimed website.',
  method: 'POST',
  path: '/v3/catalogs/sources/create/',
  input: z.strictObject({
    ...subjectOptions,
    name,
    origin: CatalogOrigin,
    /** A complete resumable upload; belongs to the origin 'upload'. */
    upload_id: z.optional(UploadId),
    /** The address of a file, or the domain of a website that the viewer claimed. */
    address: z.optional(address),
    rhythm: z._default(CatalogRhythm, 'never'),
    currency: z._default(currency, null),
    /** The board that its Pins go to; without one, a board with its name is created. */
    board_id: z.optional(BoardId),
  }),
  output: CatalogSource,
  errors: [
    'business-needed',
    'not-found',
    'not-allowed',
    'upload-unfinished',
    'catalog-unreadable',
    'catalog-address-unfit',
    'catalogs-many',
    'website-not-claimed',
    'too-fast',
  ],
  who: 'member',
  budget: 'create',
  isPublishing: true,
})

/** Changes a source; what is left out stays. */
export const updateCatalogSource = defineCall({
  name: 'CatalogSource.update',
  summary: 'Changes the name, the address, the rhythm or the currency of a source.',
  method: 'POST',
  path: '/v3/catalogs/sources/update/',
  input: z.strictObject({
    ...ofSource,
    name: z.optional(name),
    address: z.optional(address),
    rhythm: z.optional(CatalogRhythm),
    currency: z.optional(currency),
  }),
  output: CatalogSource,
  errors: ['not-found', 'not-allowed', 'catalog-address-unfit', 'website-not-claimed'],
  who: 'member',
})

/** Deletes a source; its products are retired in the background, and their Pins stay. */
export const deleteCatalogSource = defineCall({
  name: 'CatalogSource.delete',
  summary: 'Deletes a source and retires its products.',
  method: 'POST',
  path: '/v3/catalogs/sources/delete/',
  input: z.strictObject(ofSource),
  output: z.object({}),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})

/** Reads a source now: again, or from another upload. */
export const runCatalogSource = defineCall({
  name: 'CatalogRun.create',
  summary: 'Reads a source again, or from a new upload.',
  method: 'POST',
  path: '/v3/catalogs/runs/create/',
  input: z.strictObject({ ...ofSource, upload_id: z.optional(UploadId) }),
  output: CatalogSource,
  errors: [
    'not-found',
    'not-allowed',
    'catalog-running',
    'upload-unfinished',
    'catalog-unreadable',
    'too-fast',
  ],
  who: 'member',
  isPublishing: true,
})

/** Cancels the run of a source. Products change when a whole source was read, so they stay as they were. */
export const cancelCatalogRun = defineCall({
  name: 'CatalogRun.delete',
  summary: 'Cancels the run of a source.',
  method: 'POST',
  path: '/v3/catalogs/runs/cancel/',
  input: z.strictObject(ofSource),
  output: CatalogSource,
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})

/** Returns the latest runs of a source. */
export const getCatalogRuns = defineCall({
  name: 'CatalogRuns.get',
  summary: 'Returns the latest runs of a source, the newest first.',
  method: 'GET',
  path: '/v3/catalogs/runs/',
  input: z.strictObject(ofSource),
  output: z.array(CatalogRun),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})

/** Returns the refused rows of a run, in the order of the file. */
export const getCatalogReport = defineCall({
  name: 'CatalogReport.get',
  summary: 'Returns the refused rows of a run, page by page.',
  method: 'GET',
  path: '/v3/catalogs/report/',
  input: z.strictObject({
    ...subjectOptions,
    run_id: z.string().check(z.maxLength(64)),
    fault: z.optional(CatalogFault),
    bookmark: z.optional(z.string().check(z.maxLength(64))),
  }),
  output: z.object({
    lines: z.array(CatalogReportLine),
    /** The number of refused rows of each kind. */
    counts: z.array(z.object({ fault: CatalogFault, count: z.int() })),
  }),
  errors: ['not-found', 'not-allowed', 'bad-input'],
  who: 'member',
})
