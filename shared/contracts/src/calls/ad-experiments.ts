import { z } from '@tessera/contracts/schema'
import { AdLevel } from '../ads/ad-level.ts'
import { ReportDay } from '../ads/report-options.ts'
import { AdvertiserId, AnyId, CampaignId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** The measure of an experiment: the share of people who clicked, saved or converted. */
export const ExperimentMeasure = z.enum(['clicks', 'saves', 'conversions'])
export type ExperimentMeasure = z.infer<typeof ExperimentMeasure>

/** The states of an experiment. A scheduled one is started, and its first day is yet to come. */
export const ExperimentState = z.enum(['draft', 'scheduled', 'running', 'ended'])
export type ExperimentState = z.infer<typeof ExperimentState>

/** A campaign, an ad group or an ad that an experiment shows to its part of the people. */
export const ExperimentArm = z.object({
  object_id: AnyId,
  campaign_id: CampaignId,
  name: z.string(),
})
export type ExperimentArm = z.infer<typeof ExperimentArm>

const experimentFields = {
  experiment_id: AnyId,
  name: z.string(),
  level: AdLevel,
  measure: ExperimentMeasure,
  state: ExperimentState,
  first_day: z.string(),
  last_day: z.string(),
  /** Null for a draft. */
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  /** The others are compared with the first. */
  arms: z.array(ExperimentArm),
}

/** An experiment of an ad account. */
export const AdExperiment = z.object(experimentFields)
export type AdExperiment = z.infer<typeof AdExperiment>

/** The people of an arm, and those of them who did what is measured. */
export const ArmCount = z.object({ people: z.int(), acted: z.int() })

/** The difference of an arm from the first one, as 0.04 for 4 % more. */
export const ArmComparison = z.object({
  verdict: z.enum(['better', 'worse', 'open', 'unsteady']),
  low: z.number(),
  high: z.number(),
  estimate: z.number(),
  /** Valid at each look, for all comparisons of the experiment together. */
  p_value: z.number(),
})
export type ArmComparison = z.infer<typeof ArmComparison>

/** An experiment with its figures. */
export const AdExperimentReport = z.object({
  ...experimentFields,
  currency: z.string(),
  /** Days after the first one that a person has to act in. */
  window_days: z.int(),
  /** The people who were reached until today, whether their time is over or not. */
  reached: z.array(z.int()),
  /** The figures of the arms on the days of the experiment, as reports count them. */
  totals: z.array(
    z.object({
      impressions: z.int(),
      clicks: z.int(),
      saves: z.int(),
      spend_micro: z.int(),
    }),
  ),
  /** The days whose people had their time, each with the sums of all days until then. */
  days: z.array(
    z.object({
      day: z.string(),
      arms: z.array(ArmCount),
      /** One for each arm but the first; null until enough people acted. */
      comparisons: z.array(z.nullable(ArmComparison)),
    }),
  ),
  /** The days after which a difference of 20 % shows, at the pace until now; null when that can't be said. */
  days_left: z.nullable(z.int()),
  hints: z.array(z.enum(['reach-uneven', 'budgets-uneven'])),
})
export type AdExperimentReport = z.infer<typeof AdExperimentReport>

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.reportNameMax))

const ObjectIds = z.array(AnyId).check(z.minLength(2), z.maxLength(limits.adExperimentArmsMax))

/** Lists experiments, newest first. */
export const listAdExperiments = defineCall({
  name: 'AdExperimentsResource.get',
  summary: 'Lists the experiments of an ad account.',
  method: 'GET',
  path: '/resource/AdExperimentsResource/get/',
  input: z.strictObject({ advertiser_id: AdvertiserId, ...pageOptions }),
  output: z.array(AdExperiment),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Returns an experiment with its figures of each day. */
export const getAdExperiment = defineCall({
  name: 'AdExperimentResource.get',
  summary: 'Returns an experiment of an ad account with the figures of each arm by day.',
  method: 'GET',
  path: '/resource/AdExperimentResource/get/',
  input: z.strictObject({ advertiser_id: AdvertiserId, experiment_id: AnyId }),
  output: AdExperimentReport,
  errors: ['not-allowed', 'not-found'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Estimates how long an experiment has to run. */
export const estimateAdExperiment = defineCall({
  name: 'AdExperimentEstimateResource.get',
  summary: 'Estimates how many days an experiment needs to tell a difference.',
  method: 'GET',
  path: '/resource/AdExperimentEstimateResource/get/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    level: AdLevel,
    object_ids: ObjectIds,
    measure: ExperimentMeasure,
  }),
  output: z.object({
    /** New people of each arm a day, rounded; null for too few in the last 7 days. */
    people_daily: z.nullable(z.int()),
    /** The share of them who do what is measured; null without figures. */
    share: z.nullable(z.number()),
    window_days: z.int(),
    /** The days until a difference shows in four of five experiments; null for more than a year. */
    differences: z.array(z.object({ difference: z.number(), days: z.nullable(z.int()) })),
    /** True when the campaigns' daily budgets are more than a tenth apart. */
    budgets_uneven: z.boolean(),
  }),
  errors: ['not-allowed', 'ad-test-unfit'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Creates a draft of an experiment. */
export const createAdExperiment = defineCall({
  name: 'AdExperimentResource.create',
  summary: 'Creates a draft of an experiment.',
  method: 'POST',
  path: '/resource/AdExperimentResource/create/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    name: Name,
    level: AdLevel,
    /** The arms; the others are compared with the first. */
    object_ids: ObjectIds,
    measure: ExperimentMeasure,
    first_day: ReportDay,
    last_day: ReportDay,
  }),
  output: AdExperiment,
  errors: ['not-allowed', 'ad-test-unfit', 'ad-tests-many'],
  who: 'advertiser',
  scope: 'ads:write',
})

/** Changes an experiment, starts it or stops it. A started one keeps its arms, measure and first day. */
export const updateAdExperiment = defineCall({
  name: 'AdExperimentResource.update',
  summary: 'Changes, starts or stops an experiment.',
  method: 'POST',
  path: '/resource/AdExperimentResource/update/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    experiment_id: AnyId,
    name: z.optional(Name),
    measure: z.optional(ExperimentMeasure),
    first_day: z.optional(ReportDay),
    last_day: z.optional(ReportDay),
    /** Stopping a scheduled one makes it a draft again. */
    action: z.optional(z.enum(['start', 'stop'])),
  }),
  output: AdExperiment,
  errors: ['not-allowed', 'not-found', 'ad-test-unfit', 'ad-test-busy', 'ad-test-closed'],
  who: 'advertiser',
  scope: 'ads:write',
})

/** Deletes a draft. */
export const deleteAdExperiment = defineCall({
  name: 'AdExperimentResource.delete',
  summary: 'Deletes the draft of an experiment.',
  method: 'POST',
  path: '/resource/AdExperimentResource/delete/',
  input: z.strictObject({ advertiser_id: AdvertiserId, experiment_id: AnyId }),
  output: z.object({ experiment_id: AnyId }),
  errors: ['not-allowed', 'not-found', 'ad-test-closed'],
  who: 'advertiser',
  scope: 'ads:write',
})
