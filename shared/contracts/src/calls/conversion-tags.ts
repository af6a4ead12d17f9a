import { z } from '@tessera/contracts/schema'
import { ConversionTag } from '../entities/conversion.ts'
import { AdvertiserId, ConversionTagId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.conversionNameMax))

/** Lists the tags of an ad account, newest first. */
export const listConversionTags = defineCall({
  name: 'ConversionTagsResource.get',
  summary: 'Lists the tags of an ad account.',
  method: 'GET',
  path: '/resource/ConversionTagsResource/get/',
  input: z.strictObject({ advertiser_id: AdvertiserId }),
  output: z.array(ConversionTag),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Creates a tag. */
export const createConversionTag = defineCall({
  name: 'ConversionTagResource.create',
  summary: 'Creates a tag of an ad account.',
  method: 'POST',
  path: '/resource/ConversionTagResource/create/',
  input: z.strictObject({ advertiser_id: AdvertiserId, name }),
  output: ConversionTag,
  errors: ['not-allowed', 'conversion-tags-many'],
  who: 'advertiser',
  scope: 'ads:write',
  budget: 'create',
})

/** Renames a tag. */
export const updateConversionTag = defineCall({
  name: 'ConversionTagResource.update',
  summary: 'Renames a tag.',
  method: 'POST',
  path: '/resource/ConversionTagResource/update/',
  input: z.strictObject({ advertiser_id: AdvertiserId, tag_id: ConversionTagId, name }),
  output: ConversionTag,
  errors: ['not-allowed', 'conversion-tag-unknown'],
  who: 'advertiser',
  scope: 'ads:write',
})

/** Deletes a tag: what websites still send by it is refused. Conversions it counted stay. */
export const deleteConversionTag = defineCall({
  name: 'ConversionTagResource.delete',
  summary: 'Deletes a tag that no running campaign uses.',
  method: 'POST',
  path: '/resource/ConversionTagResource/delete/',
  input: z.strictObject({ advertiser_id: AdvertiserId, tag_id: ConversionTagId }),
  output: z.null(),
  errors: ['not-allowed', 'conversion-tag-unknown', 'conversion-tag-used'],
  who: 'advertiser',
  scope: 'ads:write',
})
