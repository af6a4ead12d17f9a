import { z } from '@tessera/contracts/schema'
import { Objective } from '../ads/objectives.ts'
import { Targeting } from '../ads/targeting.ts'
import { Advertiser } from '../entities/advertiser.ts'
import { Pin } from '../entities/pin.ts'
import { AdGroupId, AdvertiserId, CampaignId, PinId } from '../ids.ts'
import { limits } from '../limits.ts'
import { siteLink } from '../web-link.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** The reason that a pin can't be promoted. */
export const PinBar = z.enum(['gone', 'not-saved', 'not-public', 'no-link', 'small', 'tall'])
export type PinBar = z.infer<typeof PinBar>

/** A pin, and why it can't be promoted; promotable without reasons. */
const PromotablePin = z.object({
  pin: Pin,
  reasons: z.array(PinBar),
  /** The product that it shows; null when it shows none. */
  product_group_id: z.nullable(z.string()),
  /** True for a product that can't be bought now: its ad waits until it can be. */
  is_sold_out: z._default(z.boolean(), false),
})
export type PromotablePin = z.infer<typeof PromotablePin>

const Country = z.string().check(z.regex(/^[A-Z]{2}$/))
const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** The business behind an ad account: what the law wants on bills, and what people are told. */
const businessFields = {
  legal_name: words(120),
  street: words(120),
  postal_code: words(20),
  city: words(80),
  website: z.string().check(
    z.trim(),
    z.maxLength(500),
    z.refine((text) => siteLink(text) !== undefined),
  ),
  /** '' for none. */
  tax_id: z.string().check(z.trim(), z.maxLength(30)),
}
const AdBusiness = z.object(businessFields)
export type AdBusiness = z.infer<typeof AdBusiness>

/** Returns what the quick promote flow needs to know before it starts. */
export const getQuickPromote = defineCall({
  name: 'QuickPromote.get',
  summary: 'The ad account, the pin and what is missing before a pin can be promoted.',
  method: 'GET',
  path: '/ads/v4/quick_promote/',
  input: z.strictObject({
    pin_id: z.optional(PinId),
    /** By default the viewer's own. */
    advertiser_id: z.optional(AdvertiserId),
  }),
  output: z.object({
    /** Null when the viewer has none yet: one is created on first use. */
    advertiser: z.nullable(Advertiser),
    advertisers: z.array(Advertiser),
    country: z.string(),
    currency: z.string(),
    /** True when the viewer has to agree to the use of data first. */
    needs_consent: z.boolean(),
    business: z.nullable(AdBusiness),
    has_billing: z.boolean(),
    /** Null when none was named, or it isn't there. */
    pin: z.nullable(PromotablePin),
    /** True for a named pin that isn't there, or that the viewer may not see. */
    is_pin_gone: z.boolean(),
  }),
  errors: ['not-allowed'],
  who: 'member',
})

/** Lists the pins that can be chosen, newest first, each with why it can't be promoted. */
export const promotablePins = defineCall({
  name: 'PromotablePinsResource.get',
  summary: 'The pins of the viewer or the ad account, with why they cannot be promoted.',
  method: 'GET',
  path: '/resource/PromotablePinsResource/get/',
  input: z.strictObject({ advertiser_id: z.optional(AdvertiserId), ...pageOptions }),
  output: z.array(PromotablePin),
  errors: ['not-allowed'],
  who: 'member',
})

/** Creates the viewer's ad account, or returns the one they have. */
export const createAdAccount = defineCall({
  name: 'Advertiser.create',
  summary: "Creates the viewer's ad account. Its country decides its currency, for good.",
  method: 'POST',
  path: '/ads/v4/advertisers/',
  input: z.strictObject({
    country: Country,
    /** The zone of its days, as 'Europe/Berlin'. */
    time_zone: z.string().check(z.maxLength(60)),
  }),
  output: Advertiser,
  errors: [],
  who: 'member',
})

/** Stores that the viewer agrees to the use of data for ads. */
export const giveAdsConsent = defineCall({
  name: 'AdsConsent.create',
  summary: 'The viewer agrees to the use of data for ads.',
  method: 'POST',
  path: '/ads/v4/consent/',
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
  who: 'member',
})

/** Stores who is behind an ad account. */
export const saveAdBusiness = defineCall({
  name: 'AdBusiness.update',
  summary: 'Stores who is behind an ad account.',
  method: 'PUT',
  path: '/ads/v4/advertisers/:advertiser_id/business/',
  input: z.strictObject({ advertiser_id: AdvertiserId, ...businessFields }),
  output: AdBusiness,
  errors: ['not-allowed'],
  who: 'member',
})

/** Estimates how many members a targeting matches. */
export const estimateReach = defineCall({
  name: 'AdReach.get',
  summary: 'Counts the members that a targeting matches, rounded.',
  method: 'POST',
  path: '/ads/v4/reach/',
  input: z.strictObject({ targeting_spec: Targeting }),
  output: z.object({
    /** Null when fewer than `floor` match. Low: those of the last 7 days; high: of the last 30. */
    reach: z.nullable(z.object({ low: z.int(), high: z.int() })),
    floor: z.int(),
  }),
  errors: ['audience-unknown'],
  who: 'member',
  budget: 'search',
})

/** Promotes a pin: creates a campaign, an ad group and an ad. The same `client_key` does it once. */
export const quickPromote = defineCall({
  name: 'QuickPromote.create',
  summary: 'Promotes a pin by a campaign with one ad group and one ad.',
  method: 'POST',
  path: '/ads/v4/advertisers/:advertiser_id/pins/:pin_id/quick_promote/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    pin_id: PinId,
    ads_client_type: z.literal('quick_promote'),
    objective_type: Objective,
    campaign_name: words(limits.campaignNameMax * 2),
    destination_url: words(2_048),
    /** For a day. */
    budget_in_micro_currency: z.int(),
    /** In days; an inclusive_end_date says more. */
    duration: z.int().check(z.gte(1), z.lte(limits.promoteDaysMax)),
    is_ongoing: z.boolean(),
    /** False to start on the next day. */
    start_now: z.boolean(),
    flexible_daily_budget_enabled: z.boolean(),
    auto_targeting_enabled: z.boolean(),
    targeting_spec: Targeting,
    inclusive_end_date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    product_group_id: z.optional(words(40)),
    optimization_goal_metadata: z.optional(
      z.strictObject({
        conversion_tag_id: z.string().check(z.regex(/^\d{1,20}$/)),
        conversion_event: z.string().check(z.regex(/^[A-Z_]{1,40}$/)),
      }),
    ),
    /** Chosen by the browser: a second press with the same one creates nothing. */
    client_key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  }),
  output: z.object({
    campaign_id: CampaignId,
    ad_group_id: AdGroupId,
    /** True when the ad waits for a review by a person. */
    is_waiting: z.boolean(),
  }),
  errors: [
    'not-allowed',
    'ads-consent-needed',
    'pin-unpromotable',
    'link-unfit',
    'ad-budget-unfit',
    'ad-dates-unfit',
    'conversion-tag-missing',
    'conversion-tag-unknown',
    'ad-product-missing',
    'audience-unknown',
  ],
  who: 'member',
  budget: 'create',
})
