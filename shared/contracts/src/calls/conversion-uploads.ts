import { z } from '@tessera/contracts/schema'
import { ConversionFault } from '../ads/conversion-faults.ts'
import { AdvertiserId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** `conversions` count in reports; an `analysis` is matched with ads once and counts for nothing. */
export const UploadKind = z.enum(['conversions', 'analysis'])
export type UploadKind = z.infer<typeof UploadKind>

/** A file of conversions, and what became of its rows. */
export const ConversionUpload = z.object({
  /** Null for a dry run, which leaves nothing behind. */
  id: z.nullable(z.string()),
  kind: UploadKind,
  file_name: z.string(),
  uploaded_at: z.string(),
  /** Null for somebody whose account is gone. */
  uploaded_by: z.nullable(z.string()),
  /** `checked` by a dry run; `refused` when every row has a fault, or any of an analysis. */
  state: z.enum(['checked', 'imported', 'refused']),
  rows: z.int(),
  /** Rows that count, or that would. */
  counted: z.int(),
  duplicates: z.int(),
  refused: z.int(),
  /** Faults of rows, at most 200. Rows are numbered as in a spreadsheet: the header is row 1. */
  faults: z.array(z.object({ row: z.int(), ...ConversionFault.shape })),
  /** For an analysis: people who touched an ad, rounded down to hundreds; null for fewer than 100. */
  matched: z.nullable(z.int()),
})
export type ConversionUpload = z.infer<typeof ConversionUpload>

/** Imports the rows of a file of conversions that have no fault, and names the faults of the others. */
export const uploadConversions = defineCall({
  name: 'ConversionUploadResource.create',
  summary: 'Checks a CSV of conversions, or imports its rows without a fault.',
  method: 'POST',
  path: '/resource/ConversionUploadResource/create/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    kind: UploadKind,
    file_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    /** The text of the file; see ads/conversion-csv.ts for its columns. */
    csv: z.string().check(z.minLength(1), z.maxLength(limits.conversionFileMaxBytes)),
    is_dry_run: z.boolean(),
  }),
  output: ConversionUpload,
  errors: ['not-allowed', 'conversion-file-unfit', 'file-heavy'],
  who: 'member',
  maxBytes: 5_000_000,
  budget: 'create',
})

/** Lists the uploads of an ad account, the latest first, refused ones too. */
export const listConversionUploads = defineCall({
  name: 'ConversionUploadsResource.get',
  summary: 'Lists the files of conversions that were uploaded, the latest first.',
  method: 'GET',
  path: '/resource/ConversionUploadsResource/get/',
  input: z.strictObject({ advertiser_id: AdvertiserId, kind: UploadKind, ...pageOptions }),
  output: z.array(ConversionUpload),
  errors: ['not-allowed', 'bad-input'],
  who: 'member',
})
