import { z } from '@tessera/contracts/schema'
import { AdvertiserId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** The kinds of objects whose ids are listed. */
export const BulkIdKind = z.enum(['campaign', 'ad-group', 'ad', 'pin', 'product-group', 'tag'])
export type BulkIdKind = z.infer<typeof BulkIdKind>

/** An object and its id as a template writes it. */
export const BulkId = z.object({
  kind: BulkIdKind,
  /** With its letter: C123. */
  id: z.string(),
  name: z.string(),
  /** The state of a campaign, an ad group or an ad; null for others. */
  state: z.nullable(z.string()),
  /** The name and id of the campaign of an ad group, or of the ad group of an ad. */
  parent: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type BulkId = z.infer<typeof BulkId>

/** Finds objects of an ad account by a part of their name, or by their id; newest first. */
export const searchBulkIds = defineCall({
  name: 'BulkIdsResource.get',
  summary: 'Finds the ids of campaigns, ad groups, ads, Pins, product groups and tags.',
  method: 'GET',
  path: '/resource/BulkIdsResource/get/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    kind: BulkIdKind,
    query: z.optional(z.string().check(z.trim(), z.maxLength(limits.searchQueryMax))),
    ...pageOptions,
  }),
  output: z.array(BulkId),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
  budget: 'search',
})
