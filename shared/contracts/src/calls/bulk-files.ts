import { z } from '@tessera/contracts/schema'
import { AdvertiserId, AnyId, CampaignId } from '../ids.ts'
import { limits } from '../limits.ts'
import { BulkIdKind } from './bulk-ids.ts'
import { BulkRowFilter } from './bulk-runs.ts'

/** The path of the files of the bulk editor. Its query holds the input as JSON in `data`. */
export const bulkFilePath = '/v3/ads/bulk/file/'

/** The mark between cells. With semicolons, amounts have a decimal comma: so write spreadsheets of many countries. */
export const BulkMark = z.enum(['comma', 'semicolon'])
export type BulkMark = z.infer<typeof BulkMark>

const ofAccount = { advertiser_id: AdvertiserId, mark: BulkMark }

/** A file of the bulk editor: a template, the report on an upload, or ids. */
export const BulkFileInput = z.discriminatedUnion('file', [
  z.strictObject({
    ...ofAccount,
    file: z.literal('template'),
    rows: z.enum(['all', 'chosen', 'none', 'example']),
    campaign_ids: z.optional(
      z.array(CampaignId).check(z.minLength(1), z.maxLength(limits.campaignEditsMax)),
    ),
    /** True with campaigns, ad groups and ads that are archived. */
    with_archived: z._default(z.boolean(), false),
  }),
  z.strictObject({
    ...ofAccount,
    file: z.literal('report'),
    run_id: AnyId,
    show: BulkRowFilter,
  }),
  z.strictObject({
    ...ofAccount,
    file: z.literal('ids'),
    kind: BulkIdKind,
    query: z.optional(z.string().check(z.trim(), z.maxLength(limits.searchQueryMax))),
  }),
])
export type BulkFileInput = z.infer<typeof BulkFileInput>

/** Returns the address of a file of the bulk editor, for a link with `download`. */
export const bulkFileUrl = (input: z.input<typeof BulkFileInput>): string =>
  `${bulkFilePath}?${new URLSearchParams({ data: JSON.stringify(input) })}`
