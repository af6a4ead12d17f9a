import { z } from '@tessera/contracts/schema'
import { ApiScope } from '../ads/conversion-event.ts'
import { ApiToken } from '../entities/conversion.ts'
import { AdvertiserId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'

/** Lists the access tokens of an ad account, newest first, without their secrets. */
export const listApiTokens = defineCall({
  name: 'ApiTokensResource.get',
  summary: 'Lists the access tokens of an ad account.',
  method: 'GET',
  path: '/resource/ApiTokensResource/get/',
  input: z.strictObject({ advertiser_id: AdvertiserId }),
  output: z.array(ApiToken),
  errors: ['not-allowed'],
  who: 'member',
})

/** Creates an access token. Its secret is in this answer alone. */
export const createApiToken = defineCall({
  name: 'ApiTokenResource.create',
  summary: 'Creates an access token of an ad account, and returns its secret once.',
  method: 'POST',
  path: '/resource/ApiTokenResource/create/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.conversionNameMax)),
    scopes: z.array(ApiScope).check(z.minLength(1), z.maxLength(10)),
  }),
  output: z.object({ token: ApiToken, secret: z.string() }),
  errors: ['not-allowed', 'api-tokens-many'],
  who: 'member',
  budget: 'create',
})

/** Revokes an access token at once. */
export const deleteApiToken = defineCall({
  name: 'ApiTokenResource.delete',
  summary: 'Revokes an access token.',
  method: 'POST',
  path: '/resource/ApiTokenResource/delete/',
  input: z.strictObject({ advertiser_id: AdvertiserId, id: z.string().check(z.maxLength(64)) }),
  output: z.null(),
  errors: ['not-allowed', 'not-found'],
  who: 'member',
})
