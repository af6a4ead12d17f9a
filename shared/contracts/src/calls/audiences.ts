import { z } from '@tessera/contracts/schema'
import { AudienceRule, EmailHash } from '../ads/audience-rule.ts'
import { Audience } from '../entities/audience.ts'
import { AdvertiserId, AudienceId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.audienceNameMax))

/** Lists the audiences of an ad account, newest first. */
export const listAudiences = defineCall({
  name: 'AudiencesResource.get',
  summary: 'Lists the audiences of an ad account, with rounded sizes.',
  method: 'GET',
  path: '/resource/AudiencesResource/get/',
  input: z.strictObject({ advertiser_id: AdvertiserId }),
  output: z.array(Audience),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Creates an audience. Its members are counted within a few minutes. */
export const createAudience = defineCall({
  name: 'AudienceResource.create',
  summary: 'Creates an audience of an ad account.',
  method: 'POST',
  path: '/resource/AudienceResource/create/',
  input: z.strictObject({ advertiser_id: AdvertiserId, name, rule: AudienceRule }),
  output: Audience,
  errors: ['not-allowed', 'audience-unknown', 'audiences-many'],
  who: 'advertiser',
  scope: 'ads:write',
  budget: 'create',
})

/** Renames an audience. */
export const updateAudience = defineCall({
  name: 'AudienceResource.update',
  summary: 'Renames an audience.',
  method: 'POST',
  path: '/resource/AudienceResource/update/',
  input: z.strictObject({ advertiser_id: AdvertiserId, audience_id: AudienceId, name }),
  output: Audience,
  errors: ['not-allowed', 'audience-unknown'],
  who: 'advertiser',
  scope: 'ads:write',
})

/** Deletes an audience that nothing uses, with its list and members. */
export const deleteAudience = defineCall({
  name: 'AudienceResource.delete',
  summary: 'Deletes an audience that no ad group and no other audience uses.',
  method: 'POST',
  path: '/resource/AudienceResource/delete/',
  input: z.strictObject({ advertiser_id: AdvertiserId, audience_id: AudienceId }),
  output: z.null(),
  errors: ['not-allowed', 'audience-unknown', 'audience-used'],
  who: 'advertiser',
  scope: 'ads:write',
})

/** Adds hashes to a list or removes them, a part at a time. The same part again changes nothing. */
export const updateAudienceList = defineCall({
  name: 'AudienceListResource.update',
  summary: 'Adds hashed email addresses to the list of an audience, or removes them.',
  method: 'POST',
  path: '/resource/AudienceListResource/update/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    audience_id: AudienceId,
    change: z.enum(['add', 'remove']),
    /** SHA-256 of trimmed addresses in lower case, as hexadecimal digits. */
    hashes: z.array(EmailHash).check(z.minLength(1), z.maxLength(limits.audiencePartMax)),
  }),
  output: z.object({
    /** Hashes of this part that were added or removed. */
    changed: z.int(),
    /** Hashes in the list now. */
    lines: z.int(),
  }),
  errors: ['not-allowed', 'audience-unknown', 'audience-list-full'],
  who: 'advertiser',
  scope: 'ads:write',
  maxBytes: 262_144,
})

/** The reasons that somebody is in an audience or not, about the viewer's own account alone. */
export const OwnStanding = z.enum(['in', 'out', 'not-personalized', 'too-young', 'of-account'])
export type OwnStanding = z.infer<typeof OwnStanding>

/** A share of events, in steps of ten percent. */
const Share = z.nullable(z.int().check(z.gte(0), z.lte(100)))

/** Says how well audiences do, and nothing about anybody but the viewer. */
export const debugAudiences = defineCall({
  name: 'AudienceDebug.get',
  summary: "Says how fresh audiences are, and whether the viewer's own account is in them.",
  method: 'POST',
  path: '/ads/v4/audience_debug/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    /** Also says which lists hold this hash, whoever it belongs to. */
    hash: z.optional(EmailHash),
  }),
  output: z.object({
    audiences: z.array(
      z.object({
        audience_id: AudienceId,
        refreshed_at: z.nullable(z.string()),
        /** Null for a program, which has no account. */
        own: z.nullable(OwnStanding),
        /** True when the advertiser's list holds the hash; null without a hash or a list. */
        has_hash: z.nullable(z.boolean()),
      }),
    ),
    /** The keys that the events of the last 28 days carried; shares are null when the events are few. */
    events: z.object({
      is_enough: z.boolean(),
      with_click_id: Share,
      with_email: Share,
      with_external_id: Share,
      without_key: Share,
      last_event_at: z.nullable(z.string()),
    }),
  }),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
  budget: 'search',
})
