import { z } from '@tessera/contracts/schema'
import { AdLevel } from '../ads/ad-level.ts'
import { Objective } from '../ads/objectives.ts'
import { ReportDay } from '../ads/report-options.ts'
import { Targeting } from '../ads/targeting.ts'
import { AdGroupId, AdId, AdvertiserId, CampaignId, PinId } from '../ids.ts'
import { limits } from '../limits.ts'
import { AdReview, CampaignState } from './campaigns.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.campaignNameMax * 2))
const Micro = z.int().check(z.gte(0))
const Link = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_048))
const Key = z.string().check(z.regex(/^[\w-]{8,64}$/))

const campaignFields = {
  name: Name,
  objective: Objective,
  state: CampaignState,
  daily_budget_micro: Micro,
  /** The most that it spends in all; null without a limit beside its days. */
  total_budget_micro: z.nullable(Micro),
  /** True when a busy day may spend up to twice the daily budget, and a quiet one less. */
  is_flexible: z.boolean(),
  /** In the account's time zone. A first day that has begun means now for a campaign that is created. */
  first_day: ReportDay,
  /** Null for one without an end. */
  last_day: z.nullable(ReportDay),
}

const adGroupFields = {
  name: Name,
  state: CampaignState,
  targeting: Targeting,
  /** True when people are also chosen by what the pin shows. */
  is_automatic: z.boolean(),
  /** The most that one impression or click may cost; null when the service bids. */
  bid_micro: z.nullable(Micro),
  product_group_id: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))),
  conversion_tag_id: z.nullable(z.string().check(z.regex(/^\d{1,20}$/))),
  conversion_event: z.nullable(z.string().check(z.regex(/^[A-Z_]{1,40}$/))),
}

const adFields = { pin_id: PinId, destination_url: Link, state: CampaignState }

const partial = <Shape extends z.core.$ZodShape>(shape: Shape) => z.partial(z.strictObject(shape))

/** The fields of a campaign that people decide. */
export const CampaignFields = partial(campaignFields)
export type CampaignFields = z.infer<typeof CampaignFields>

/** The fields of an ad group that people decide. */
export const AdGroupFields = partial(adGroupFields)
export type AdGroupFields = z.infer<typeof AdGroupFields>

/** The fields of an ad that people decide. Its pin stays as it was created. */
export const AdFields = partial(adFields)
export type AdFields = z.infer<typeof AdFields>

/** An ad that is created, without `ad_id`, or changed. */
export const AdEdit = z.strictObject({
  ad_id: z.optional(AdId),
  fields: AdFields,
  /** The values that the fields have to have still; others are refused as changed meanwhile. */
  expected: z.optional(AdFields),
})
export type AdEdit = z.infer<typeof AdEdit>

/** An ad group that is created, without `ad_group_id`, or changed, with its ads. */
export const AdGroupEdit = z.strictObject({
  ad_group_id: z.optional(AdGroupId),
  fields: AdGroupFields,
  expected: z.optional(AdGroupFields),
  /** The ad group of the account whose keywords one that is created gets, too. */
  keywords_of: z.optional(AdGroupId),
  ads: z.optional(z.array(AdEdit).check(z.maxLength(limits.adGroupAdsMax))),
})
export type AdGroupEdit = z.infer<typeof AdGroupEdit>

/** A campaign that is created, without `campaign_id`, or changed, with its ad groups and their ads. */
export const CampaignEdit = z.strictObject({
  campaign_id: z.optional(CampaignId),
  /** Chosen by who creates a campaign: a second call with the same key creates nothing. */
  client_key: z.optional(Key),
  fields: CampaignFields,
  expected: z.optional(CampaignFields),
  /** The campaign of the account whose negative keywords one that is created gets, too. */
  keywords_of: z.optional(CampaignId),
  ad_groups: z.optional(z.array(AdGroupEdit).check(z.maxLength(limits.campaignAdGroupsMax))),
})
export type CampaignEdit = z.infer<typeof CampaignEdit>

/** A fault of an edit. */
export const EditFault = z.object({
  /** The field: 'name', 'ad_groups.0.bid_micro', 'ad_groups.0.ads.1.pin_id'; '' for the campaign itself. */
  at: z.string(),
  code: z.string(),
  message: z.string(),
})
export type EditFault = z.infer<typeof EditFault>

/** The changes of one object, as people read them. */
export const EditedObject = z.object({
  level: AdLevel,
  /** Null for an object that a dry run would create. */
  object_id: z.nullable(z.string()),
  is_new: z.boolean(),
  name: z.string(),
  fields: z.array(
    z.object({
      field: z.string(),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
})

/** The outcome of one campaign's edit: all of it, or nothing and its faults. */
export const EditResult = z.object({
  /** Null for a campaign that wasn't created. */
  campaign_id: z.nullable(CampaignId),
  faults: z.array(EditFault),
  objects: z.array(EditedObject),
  /** The edit that takes it back: what it changed as it was before, what it created archived. */
  undo: z.nullable(CampaignEdit),
})
export type EditResult = z.infer<typeof EditResult>

/** A campaign with its ad groups and their ads. */
export const CampaignTree = z.object({
  campaign_id: CampaignId,
  ...campaignFields,
  name: z.string(),
  /** True once it has begun: its first day stays. */
  has_begun: z.boolean(),
  has_ended: z.boolean(),
  made_with: z.string(),
  currency: z.string(),
  ad_groups: z.array(
    z.object({
      ad_group_id: AdGroupId,
      ...adGroupFields,
      name: z.string(),
      product_group_id: z.nullable(z.string()),
      conversion_tag_id: z.nullable(z.string()),
      conversion_event: z.nullable(z.string()),
      ads: z.array(
        z.object({
          ad_id: AdId,
          pin_id: PinId,
          /** The pin's title, and its smallest picture. */
          title: z.string(),
          image_url: z.nullable(z.string()),
          destination_url: z.nullable(z.string()),
          state: CampaignState,
          review: AdReview,
          review_reason: z.nullable(z.string()),
        }),
      ),
    }),
  ),
})
export type CampaignTree = z.infer<typeof CampaignTree>

/** Lists campaigns with all that they consist of, newest first. */
export const campaignTrees = defineCall({
  name: 'CampaignTreesResource.get',
  summary: 'Lists campaigns of an ad account with their ad groups and ads.',
  method: 'GET',
  path: '/resource/CampaignTreesResource/get/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    /** Only these; without them all. */
    campaign_ids: z.optional(
      z.array(CampaignId).check(z.minLength(1), z.maxLength(limits.campaignEditsMax)),
    ),
    /** Only campaigns in these states; without them all. */
    states: z.optional(z.array(CampaignState).check(z.minLength(1), z.maxLength(4))),
    ...pageOptions,
  }),
  output: z.array(CampaignTree),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Creates and changes campaigns, ad groups and ads. Each campaign is changed as a whole or not at all. */
export const editCampaigns = defineCall({
  name: 'CampaignTreesResource.update',
  summary:
    'Creates and changes campaigns with their ad groups and ads, each as a whole or not at all.',
  method: 'POST',
  path: '/resource/CampaignTreesResource/update/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    campaigns: z.array(CampaignEdit).check(z.minLength(1), z.maxLength(limits.campaignEditsMax)),
    /** True to see what would happen, and change nothing. */
    dry_run: z.optional(z.boolean()),
    /** The tool that campaigns are created with; a program's are 'api'. */
    made_with: z.optional(z.enum(['ads_manager', 'automated'])),
  }),
  /** One for each edit, in their order. */
  output: z.array(EditResult),
  errors: [
    'not-allowed',
    'ads-consent-needed',
    // The rest are codes of faults.
    'not-found',
    'campaign-changed',
    'campaign-ended',
    'field-needed',
    'field-fixed',
    'ad-budget-unfit',
    'ad-total-unfit',
    'ad-dates-unfit',
    'ad-bid-unfit',
    'ads-many',
    'pin-unpromotable',
    'link-unfit',
    'link-blocked',
    'conversion-tag-missing',
    'conversion-tag-unknown',
    'ad-product-missing',
    'audience-unknown',
  ],
  who: 'advertiser',
  scope: 'ads:write',
  maxBytes: 1_048_576,
})
