import { z } from '@tessera/contracts/schema'
import { Objective } from '../ads/objectives.ts'
import { AdvertiserId, CampaignId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'

const Micro = z.int().check(z.gte(0), z.lte(limits.promoteDailyMax * 1_000_000 * 100))

/** The results by which a budget is divided. */
export const SplitGoal = z.enum(['clicks', 'impressions', 'conversions'])
export type SplitGoal = z.infer<typeof SplitGoal>

/** The reason that a campaign keeps its budget. */
export const KeepsBudget = z.enum(['few-days', 'few-results', 'chosen'])
export type KeepsBudget = z.infer<typeof KeepsBudget>

/** A campaign in a division of a daily budget. */
export const SplitCampaign = z.object({
  campaign_id: CampaignId,
  name: z.string(),
  objective: Objective,
  present_micro: z.int(),
  /** Null while the total can't be divided within the bounds. */
  proposed_micro: z.nullable(z.int()),
  min_micro: z.int(),
  max_micro: z.int(),
  /** Its days with spending, and its spending and results on them. */
  days: z.int(),
  spend_micro: z.int(),
  results: z.int(),
  /** Results of a day = at_present × (spending / present spending) ^ exponent; null with too little data. */
  curve: z.nullable(
    z.object({
      spend_micro: z.number(),
      at_present: z.number(),
      exponent: z.number(),
      exponent_low: z.number(),
      exponent_high: z.number(),
    }),
  ),
  /** Null for one that takes part. */
  keeps: z.nullable(KeepsBudget),
  /** True for one that spent little of its budget: it isn't given more. */
  is_unspent: z.boolean(),
  /** The change of results of a day; null when its budget stays. */
  change: z.nullable(z.object({ low: z.number(), mid: z.number(), high: z.number() })),
})
export type SplitCampaign = z.infer<typeof SplitCampaign>

/** A division of a daily budget among campaigns. */
export const BudgetSplit = z.object({
  from: z.string(),
  to: z.string(),
  currency: z.string(),
  goal: SplitGoal,
  total_micro: z.int(),
  /** The least and the most that the bounds allow in all. */
  least_micro: z.int(),
  most_micro: z.int(),
  campaigns: z.array(SplitCampaign),
  /** The change of the results of a day in all; null while nothing is proposed. */
  change: z.nullable(z.object({ low: z.number(), mid: z.number(), high: z.number() })),
})
export type BudgetSplit = z.infer<typeof BudgetSplit>

/** Divides a daily budget among campaigns so that the next amount brings the same everywhere. */
export const splitBudget = defineCall({
  name: 'BudgetSplitResource.get',
  summary: 'Proposes how to divide a daily budget among the campaigns of an ad account.',
  method: 'GET',
  path: '/resource/BudgetSplitResource/get/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    goal: z._default(SplitGoal, 'clicks'),
    /** The total of a day; by default what the campaigns have now. */
    total_micro: z.optional(Micro),
    /** The campaigns to divide it among; by default those that run, up to the most at once. */
    campaigns: z.optional(
      z
        .array(
          z.strictObject({
            campaign_id: CampaignId,
            min_micro: z.optional(Micro),
            max_micro: z.optional(Micro),
            /** True for one that keeps its budget. */
            is_kept: z._default(z.boolean(), false),
          }),
        )
        .check(z.minLength(1), z.maxLength(limits.splitCampaignsMax)),
    ),
  }),
  output: BudgetSplit,
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
  budget: 'search',
})
