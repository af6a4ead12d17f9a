import { z } from '@tessera/contracts/schema'
import { AdRejection } from '../ads/ad-review.ts'
import { AdGroupId, AdId, AdvertiserId, CampaignId } from '../ids.ts'
import { CampaignEdit } from './campaign-edits.ts'
import { defineCall } from './define-call.ts'

const range = z.object({ low: z.number(), high: z.number() })
const billed = z.enum(['impression', 'click'])

const shared = {
  /** Names the suggestion: its kind and what it is about. */
  key: z.string(),
  campaign: z.object({ id: CampaignId, name: z.string() }),
  /** The money of a week that it is about. */
  about_micro: z.int(),
  /** The edit that follows it; null for one that people do themselves. */
  edit: z.nullable(CampaignEdit),
}

const group = z.object({ id: AdGroupId, name: z.string() })
const ad = z.object({ id: AdId, name: z.string() })

/** A suggestion for an ad account, with the figures that it rests on. */
export const Recommendation = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('budget-limited'),
    ...shared,
    budget_micro: z.int(),
    proposed_micro: z.int(),
    days: z.int(),
    days_full: z.int(),
    /** The spending of the last 28 days, and the number of clicks or impressions that it paid for. */
    spend_micro: z.int(),
    events: z.int(),
    billed,
    /** The clicks or impressions a day that the proposed budget would add. */
    more: range,
  }),
  z.object({
    kind: z.literal('budget-unused'),
    ...shared,
    budget_micro: z.int(),
    days: z.int(),
    spend_micro: z.int(),
    why: z.enum(['bid', 'people', 'unknown']),
    ad_group: z.nullable(group),
    billed,
    bid_micro: z.nullable(z.int()),
    proposed_bid_micro: z.nullable(z.int()),
    /** The prices that others paid for the same in the last 28 days. */
    price_micro: z.nullable(range),
    /** The most people that match, rounded; null below the floor. */
    people: z.nullable(z.int()),
    floor: z.int(),
  }),
  z.object({
    kind: z.literal('one-ad'),
    ...shared,
    ad_group: group,
    impressions: z.int(),
    clicks: z.int(),
  }),
  z.object({
    kind: z.literal('weak-ad'),
    ...shared,
    ad_group: group,
    ad,
    impressions: z.int(),
    clicks: z.int(),
    others_impressions: z.int(),
    others_clicks: z.int(),
    /** The clicks of a week that its impressions would bring at the others' click rate. */
    more: range,
  }),
  z.object({
    kind: z.literal('ends-soon'),
    ...shared,
    last_day: z.string(),
    proposed_last_day: z.string(),
    spend_micro: z.int(),
    events: z.int(),
    billed,
  }),
  z.object({
    kind: z.literal('ended'),
    ...shared,
    last_day: z.string(),
    spend_micro: z.int(),
    events: z.int(),
    billed,
  }),
  z.object({
    kind: z.literal('rejected'),
    ...shared,
    ad,
    reason: z.nullable(AdRejection),
  }),
  z.object({
    kind: z.literal('no-conversions'),
    ...shared,
    clicks: z.int(),
    spend_micro: z.int(),
    /** With so many clicks and no conversion, the rate is below this in 95 of 100 cases. */
    rate_max: z.number(),
    tag: z.enum(['missing', 'silent', 'works']),
    tag_seen_at: z.nullable(z.string()),
  }),
])
export type Recommendation = z.infer<typeof Recommendation>

/** Lists suggestions for an ad account, those about the most money first. */
export const listRecommendations = defineCall({
  name: 'AdRecommendationsResource.get',
  summary: 'Lists suggestions for an ad account, each with the figures that it rests on.',
  method: 'GET',
  path: '/resource/AdRecommendationsResource/get/',
  input: z.strictObject({ advertiser_id: AdvertiserId }),
  output: z.object({
    /** The days of the figures; later ones can still change. */
    from: z.string(),
    to: z.string(),
    currency: z.string(),
    items: z.array(Recommendation),
    /** The number of suggestions that are dismissed. */
    dismissed: z.int(),
  }),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** The reason that somebody doesn't want a suggestion. */
export const DismissReason = z.enum(['done', 'unfit', 'costly', 'later'])
export type DismissReason = z.infer<typeof DismissReason>

/** Dismisses a suggestion for everybody of the ad account, for some weeks, or brings it back. */
export const dismissRecommendation = defineCall({
  name: 'AdRecommendationResource.delete',
  summary: 'Dismisses a suggestion for some weeks, or brings it back.',
  method: 'POST',
  path: '/resource/AdRecommendationResource/delete/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    key: z.string().check(z.regex(/^[a-z-]{3,20} \d{1,20}$/)),
    reason: z._default(DismissReason, 'later'),
    /** False brings it back. */
    is_dismissed: z._default(z.boolean(), true),
  }),
  output: z.object({
    key: z.string(),
    /** The time from which it may be shown again; null for one that isn't dismissed. */
    until: z.nullable(z.string()),
  }),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:write',
})

/** Brings all dismissed suggestions of an ad account back. */
export const restoreRecommendations = defineCall({
  name: 'AdRecommendationsResource.update',
  summary: 'Brings all dismissed suggestions back.',
  method: 'POST',
  path: '/resource/AdRecommendationsResource/update/',
  input: z.strictObject({ advertiser_id: AdvertiserId }),
  output: z.null(),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:write',
})
