import { z } from '@tessera/contracts/schema'
import { facebookId, facebookToken } from './connect-fields.ts'
import { defineCall } from './define-call.ts'

const shared = z.nullable(z.string())

/** Returns what somebody shares of their Facebook profile. The service asks Facebook whom the token belongs to. */
export const facebookProfileData = defineCall({
  name: 'FacebookProfileData.get',
  summary: 'Returns what a Facebook token shares of its person.',
  method: 'POST',
  path: '/v3/facebook/profile_data/',
  input: z.strictObject({
    access_token: facebookToken,
    /** True for a birthday without its year. */
    pii_safe_birthday: z.optional(z.boolean()),
    /** Names of the answer's fields, with commas between; without it, all. The others are null. */
    fields: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({
    access_token: z.string(),
    birthday: shared,
    email: shared,
    first_name: shared,
    last_name: shared,
    gender: shared,
    id: z.string(),
    picture: shared,
  }),
  errors: ['identity-refused'],
  who: 'anyone',
})

/** Returns how else the account can log in that belongs to somebody's Facebook. */
export const facebookLoginData = defineCall({
  name: 'FacebookLoginData.get',
  summary: 'Returns how else the account of a Facebook token can log in.',
  method: 'POST',
  path: '/v3/facebook/login_data/',
  input: z.strictObject({ facebook_id: facebookId, facebook_token: facebookToken }),
  output: z.object({
    connected_to_gplus: z.boolean(),
    connected_to_google: z.boolean(),
    has_password: z.boolean(),
  }),
  errors: ['identity-refused', 'not-found'],
  who: 'anyone',
})

/** The other ways to log in to an account that Facebook opened. */
export const FacebookBannerData = z.object({
  isGoogleConnected: z.boolean(),
  hasPassword: z.boolean(),
  /** True when Facebook is the only way in. */
  isFBAuthOnly: z.boolean(),
})

export type FacebookBannerData = z.infer<typeof FacebookBannerData>

/** Returns how the person logs in who was in this browser before; null unless Facebook is one of their ways. */
export const facebookBannerData = defineCall({
  name: 'FacebookBannerResource.get',
  summary:
    "Returns how this browser's returning visitor logs in, if Facebook is one of their ways.",
  method: 'GET',
  path: '/resource/FacebookBannerResource/get/',
  input: z.strictObject({}),
  output: z.nullable(FacebookBannerData),
  errors: [],
  who: 'anyone',
})
