import { z } from '@tessera/contracts/schema'
import { Interest } from '../entities/interest.ts'
import { MediaId, UserId } from '../ids.ts'
import { limits } from '../limits.ts'
import { SensitivePictures } from '../sensitive-pictures.ts'
import { Topic, topics } from '../topics.ts'
import { defineCall } from './define-call.ts'

const Settings = z.object({
  username: z.string(),
  full_name: z.string(),
  about: z.string(),
  /** An ISO 3166 code; null until it is set. */
  country: z.nullable(z.string()),
  /** A BCP 47 tag; null for the browser's language. */
  locale: z.nullable(z.string()),
  listed_website_url: z.nullable(z.string()),
  connected_to_instagram: z.boolean(),
  /** True when the profile is in no search, of the product or of the web. */
  hides_from_search: z._default(z.boolean(), false),
  /** The way pictures that may be sensitive are shown to the viewer. */
  sensitive_pictures: z._default(SensitivePictures, 'blur'),
  /** False below the age at which such pictures can be shown without a press. */
  may_show_sensitive: z._default(z.boolean(), true),
})

/** An account's settings. */
export type Settings = z.infer<typeof Settings>

/** Returns the viewer's settings. */
export const getSettings = defineCall({
  name: 'UserSettings.get',
  summary: "Returns the viewer's settings.",
  method: 'GET',
  path: '/v3/users/settings/',
  input: z.strictObject({}),
  output: Settings,
  errors: [],
  who: 'member',
})

/** Updates the given settings. The others stay. */
export const updateSettings = defineCall({
  name: 'UserSettingsResource.update',
  summary: "Updates the viewer's settings.",
  method: 'POST',
  path: '/resource/UserSettingsResource/update/',
  input: z.strictObject({
    // The service checks the lengths, so that it can answer with its own error texts.
    username: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(200))),
    full_name: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
    about: z.optional(z.string().check(z.trimLines(), z.maxLength(limits.aboutMax))),
    country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
    locale: z.optional(z.nullable(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)))),
    listed_website_url: z.optional(
      z.nullable(z.string().check(z.trim(), z.maxLength(limits.pinLinkMax))),
    ),
    hides_from_search: z.optional(z.boolean()),
    sensitive_pictures: z.optional(SensitivePictures),
  }),
  output: Settings,
  errors: [
    'username-invalid',
    'username-taken',
    'full-name-invalid',
    'website-invalid',
    'words-refused',
    'link-blocked',
    'not-allowed',
  ],
  who: 'member',
})

/** Shows an uploaded picture as the viewer's portrait everywhere; null removes it. */
export const updatePortrait = defineCall({
  name: 'UserPortraitResource.update',
  summary: "Changes or removes the viewer's portrait.",
  method: 'POST',
  path: '/resource/UserPortraitResource/update/',
  input: z.strictObject({
    /** A picture that the viewer uploaded. */
    media_upload_id: z.nullable(MediaId),
  }),
  output: z.object({
    id: UserId,
    image_medium_url: z.nullable(z.string()),
    /** The portrait before, when it can be chosen again; kept for two days. */
    replaced_media_id: z.nullable(MediaId),
  }),
  errors: ['not-found'],
  who: 'member',
  isPublishing: true,
})

/** Lists all topics, and which of them the viewer likes. */
export const getInterests = defineCall({
  name: 'UserInterestsResource.get',
  summary: 'Lists all topics, and which of them the viewer likes.',
  method: 'GET',
  path: '/resource/UserInterestsResource/get/',
  input: z.strictObject({}),
  output: z.array(Interest),
  errors: [],
  who: 'member',
})

/** Replaces the topics that the viewer likes. */
export const updateInterests = defineCall({
  name: 'UserInterestsResource.update',
  summary: 'Replaces the topics that the viewer likes.',
  method: 'POST',
  path: '/resource/UserInterestsResource/update/',
  input: z.strictObject({ topics: z.array(Topic).check(z.maxLength(topics.length)) }),
  output: z.array(Interest),
  errors: [],
  who: 'member',
})
