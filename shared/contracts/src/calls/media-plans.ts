import { z } from '@tessera/contracts/schema'
import { MediaPlan } from '../ads/media-plan.ts'
import { AdvertiserId, AnyId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { ReportName } from './report-views.ts'

const range = <Each extends z.core.$ZodType>(each: Each) => z.object({ low: each, high: each })

/** The expected results of a plan for one daily budget, over all its days. */
export const PlanOutcome = z.object({
  daily_budget_micro: z.int(),
  /** The total spending. Less than its budget where the people are too few. */
  cost_micro: range(z.int()),
  impressions: range(z.int()),
  clicks: range(z.int()),
  /** The people who see it at least once, rounded; null for fewer than `floor`. */
  reached: z.nullable(range(z.int())),
  /** The number of times that each of them sees it. */
  frequency: range(z.number()),
})
export type PlanOutcome = z.infer<typeof PlanOutcome>

/** The expectations of a plan, and what they rest on. */
export const PlanEstimate = z.object({
  /** The people who match, rounded: those of the last 7 days, and of the last 30. Null below `floor`. */
  people: z.nullable(range(z.int())),
  floor: z.int(),
  days: z.int(),
  billed: z.enum(['impression', 'click']),
  /** 'observed' for prices of the last 28 days; 'typical' where those were too few. */
  prices: z.enum(['observed', 'typical']),
  /** The countries whose prices were observed; none for prices of all countries together. */
  observed_in: z.array(z.string()),
  /** The number of events that the prices were observed on, rounded down; 0 for typical ones. */
  observed_events: z.int(),
  /** The price of an impression or a click. */
  price_micro: range(z.number()),
  /** Clicks for each impression. */
  click_rate: range(z.number()),
  /** Null without enough people. */
  outcome: z.nullable(PlanOutcome),
  /** The same for a quarter of the budget to three times the budget, in equal steps. */
  curve: z.array(PlanOutcome),
})
export type PlanEstimate = z.infer<typeof PlanEstimate>

/** Estimates what a plan would bring. */
export const estimateMediaPlan = defineCall({
  name: 'MediaPlanEstimateResource.get',
  summary: 'Estimates the people, impressions, clicks and cost of a plan, as ranges.',
  method: 'GET',
  path: '/resource/MediaPlanEstimateResource/get/',
  input: z.strictObject({ advertiser_id: AdvertiserId, plan: MediaPlan }),
  output: PlanEstimate,
  errors: ['not-allowed', 'audience-unknown'],
  who: 'advertiser',
  scope: 'ads:read',
  budget: 'search',
})

/** A plan that an ad account keeps. */
export const SavedPlan = z.object({
  id: AnyId,
  name: z.string(),
  plan: MediaPlan,
  updated_at: z.string(),
  /** The member who saved it last; null for a program, and for somebody whose account is gone. */
  author: z.nullable(z.string()),
})
export type SavedPlan = z.infer<typeof SavedPlan>

const which = { advertiser_id: AdvertiserId, plan_id: AnyId }

/** Lists the plans of an ad account, by name. Everybody who may act for it sees them. */
export const listMediaPlans = defineCall({
  name: 'MediaPlansResource.get',
  summary: 'Lists the plans of an ad account.',
  method: 'GET',
  path: '/resource/MediaPlansResource/get/',
  input: z.strictObject({ advertiser_id: AdvertiserId }),
  output: z.array(SavedPlan),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Returns a plan by the id in a link. */
export const getMediaPlan = defineCall({
  name: 'MediaPlanResource.get',
  summary: 'Returns a plan of an ad account.',
  method: 'GET',
  path: '/resource/MediaPlanResource/get/',
  input: z.strictObject(which),
  output: SavedPlan,
  errors: ['not-allowed', 'not-found'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Saves a new plan. */
export const createMediaPlan = defineCall({
  name: 'MediaPlanResource.create',
  summary: 'Saves a plan for an ad account.',
  method: 'POST',
  path: '/resource/MediaPlanResource/create/',
  input: z.strictObject({ advertiser_id: AdvertiserId, name: ReportName, plan: MediaPlan }),
  output: SavedPlan,
  errors: ['not-allowed', 'media-plans-many'],
  who: 'advertiser',
  scope: 'ads:write',
})

/** Renames a plan, or changes it. */
export const updateMediaPlan = defineCall({
  name: 'MediaPlanResource.update',
  summary: 'Renames or changes a plan of an ad account.',
  method: 'POST',
  path: '/resource/MediaPlanResource/update/',
  input: z.strictObject({
    ...which,
    name: z.optional(ReportName),
    plan: z.optional(MediaPlan),
  }),
  output: SavedPlan,
  errors: ['not-allowed', 'not-found'],
  who: 'advertiser',
  scope: 'ads:write',
})

/** Deletes a plan, or restores it within a day. */
export const deleteMediaPlan = defineCall({
  name: 'MediaPlanResource.delete',
  summary: 'Deletes a plan of an ad account, or restores it within a day.',
  method: 'POST',
  path: '/resource/MediaPlanResource/delete/',
  input: z.strictObject({
    ...which,
    /** False restores it. */
    is_deleted: z._default(z.boolean(), true),
  }),
  output: SavedPlan,
  errors: ['not-allowed', 'not-found', 'media-plans-many'],
  who: 'advertiser',
  scope: 'ads:write',
})
