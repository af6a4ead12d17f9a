import { z } from '@tessera/contracts/schema'
import { AdPlace } from '../ads/ad-event.ts'
import { AdToken } from '../ads/ad-token.ts'
import { AudienceKind } from '../ads/audience-rule.ts'
import { AdGender, AgeBucket } from '../ads/targeting.ts'
import { AdvertiserId } from '../ids.ts'
import { Topic } from '../topics.ts'
import { defineCall } from './define-call.ts'

/** A business whose ads somebody sees, or doesn't want to see. */
const AdvertiserName = z.object({ advertiser_id: AdvertiserId, name: z.string() })

/** The reason that somebody sees an ad: the facts about them that its advertiser targets. */
export const getAdReason = defineCall({
  name: 'AdReasonResource.get',
  summary: 'Says why the viewer sees an ad.',
  method: 'GET',
  path: '/v3/ads/reason/',
  input: z.strictObject({
    token: AdToken,
  }),
  output: z.object({
    ...AdvertiserName.shape,
    place: AdPlace,
    /** The targeting of the advertiser that the viewer fits; all empty for an ad for everybody. */
    country: z.nullable(z.string()),
    age: z.nullable(AgeBucket),
    gender: z.nullable(AdGender),
    interests: z.array(Topic),
    /** The kinds of audiences that the advertiser included and the viewer is in. */
    audiences: z.array(AudienceKind),
    /** False when nothing about the viewer chose it. */
    is_personalized: z.boolean(),
    /** True when the viewer hides this business's ads already. */
    is_hidden: z.boolean(),
  }),
  errors: ['not-found'],
  who: 'anyone',
})

/** Keeps the ads of a business out of the viewer's lists. */
export const hideAdvertiser = defineCall({
  name: 'HiddenAdvertiserResource.create',
  summary: "Keeps a business's ads out of the viewer's lists.",
  method: 'POST',
  path: '/v3/ads/hidden-advertisers/create/',
  input: z.strictObject({ advertiser_id: AdvertiserId }),
  output: AdvertiserName,
  errors: ['not-found'],
  who: 'member',
})

/** Shows the ads of a business again. */
export const showAdvertiser = defineCall({
  name: 'HiddenAdvertiserResource.delete',
  summary: "Shows a business's ads again.",
  method: 'POST',
  path: '/v3/ads/hidden-advertisers/delete/',
  input: z.strictObject({ advertiser_id: AdvertiserId }),
  output: AdvertiserName,
  errors: ['not-found'],
  who: 'member',
})

/** The viewer's feedback on ads. */
const AdPreferences = z.object({
  /** False when ads go by the page alone, and by nothing that the product knows about the viewer. */
  is_personalized: z.boolean(),
  /** The businesses whose ads the viewer doesn't see, the latest first. */
  hidden: z.array(AdvertiserName),
})

/** Returns what the viewer said about ads. */
export const getAdPreferences = defineCall({
  name: 'AdPreferencesResource.get',
  summary: 'Returns what the viewer said about ads.',
  method: 'GET',
  path: '/resource/AdPreferencesResource/get/',
  input: z.strictObject({}),
  output: AdPreferences,
  errors: [],
  who: 'member',
})

/** Changes whether ads may go by what the product knows about the viewer. */
export const updateAdPreferences = defineCall({
  name: 'AdPreferencesResource.update',
  summary: 'Changes whether ads may be personalized.',
  method: 'POST',
  path: '/resource/AdPreferencesResource/update/',
  input: z.strictObject({ is_personalized: z.boolean() }),
  output: AdPreferences,
  errors: [],
  who: 'member',
})
