import { z } from '@tessera/contracts/schema'
import { Objective } from '../ads/objectives.ts'
import { ReportDay } from '../ads/report-options.ts'
import { AdId, AdvertiserId, CampaignId, PinId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** The states of campaigns, ad groups and ads. An archived one has ended for good. */
export const CampaignState = z.enum(['draft', 'active', 'paused', 'archived'])
export type CampaignState = z.infer<typeof CampaignState>

/** The check of an ad before it runs. */
export const AdReview = z.enum(['waiting', 'approved', 'rejected'])

/** The counts and the spending, which is in millionths of the account's currency. */
export const AdTotals = z.object({
  impressions: z.int(),
  clicks: z.int(),
  saves: z.int(),
  closeups: z.int(),
  spend_micro: z.int(),
})

/** A campaign of an ad account. */
export const Campaign = z.object({
  id: CampaignId,
  name: z.string(),
  objective: Objective,
  state: CampaignState,
  daily_budget_micro: z.int(),
  /** The most that it spends in all; null without an end. */
  total_budget_micro: z.nullable(z.int()),
  is_flexible: z.boolean(),
  starts_at: z.string(),
  ends_at: z.nullable(z.string()),
  currency: z.string(),
  /** Its newest ad; null without one. */
  ad: z.nullable(
    z.object({
      id: AdId,
      pin_id: PinId,
      state: CampaignState,
      review: AdReview,
      /** The code of the error that it was rejected for. */
      review_reason: z.nullable(z.string()),
    }),
  ),
  totals: AdTotals,
})
export type Campaign = z.infer<typeof Campaign>

/** Lists the campaigns of an ad account, newest first. */
export const listCampaigns = defineCall({
  name: 'CampaignsResource.get',
  summary: 'Lists the campaigns of an ad account, with what they did.',
  method: 'GET',
  path: '/resource/CampaignsResource/get/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    /** The days that `totals` sums, in the account's time zone; all of them without. */
    from: z.optional(ReportDay),
    to: z.optional(ReportDay),
    ...pageOptions,
  }),
  output: z.array(Campaign),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** The actions on a running campaign. */
export const CampaignAction = z.enum(['pause', 'resume', 'end'])
export type CampaignAction = z.infer<typeof CampaignAction>

/** Pauses, resumes or ends a campaign. One that has ended can't be resumed. */
export const updateCampaign = defineCall({
  name: 'CampaignResource.update',
  summary: 'Pauses, resumes or ends a campaign.',
  method: 'POST',
  path: '/resource/CampaignResource/update/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    campaign_id: CampaignId,
    action: CampaignAction,
  }),
  output: Campaign,
  errors: ['not-allowed', 'not-found', 'campaign-ended', 'campaign-draft'],
  who: 'advertiser',
  scope: 'ads:write',
})
