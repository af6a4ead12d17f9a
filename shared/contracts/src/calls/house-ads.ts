import { z } from '@tessera/contracts/schema'
import { AdRejection } from '../ads/ad-review.ts'
import { AdId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { reason, roleErrors } from './house-fields.ts'
import { pageOptions } from './lists.ts'

/** The part of an ad that the check before it runs stops at. */
export const adFaults = ['link', 'words'] as const

/** The id of a decision about an ad. */
export const decisionId = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/))

/** The facts of an ad that waits for a decision, or that people reported since the last one. */
export const waitingAd = {
  state: z.enum(['waiting', 'approved']),
  advertiser: z.string(),
  /** The business behind the ad account; null until somebody said it. */
  business: z.nullable(z.object({ legal_name: z.string(), city: z.string(), website: z.string() })),
  campaign: z.string(),
  /** The Pin's page. */
  pin: z.string(),
  title: z.string(),
  description: z.string(),
  link: z.nullable(z.string()),
  image_url: z.string(),
  /** Since when it waits, or was approved. */
  since: z.string(),
  /** The faults that the check finds now. */
  faults: z.array(z.enum(adFaults)),
  /** Reports since the last decision, by reason, the most common first. */
  reports: z.array(z.object({ reason: z.string(), count: z.int() })),
} as const

/** An ad of the queue. */
export const HouseAd = z.object({ id: AdId, ...waitingAd })

export type HouseAd = z.infer<typeof HouseAd>

/** A decision of a person or the operator about an ad. */
export const HouseAdDecision = z.object({
  id: decisionId,
  ad_id: AdId,
  /** 'waiting' for a decision that was undone, so that the ad waits again. */
  decision: z.enum(['approved', 'rejected', 'waiting']),
  rejection: z.nullable(AdRejection),
  advertiser: z.string(),
  campaign: z.string(),
  title: z.string(),
  pin: z.string(),
  at: z.string(),
  /** True for the ad's latest decision, which can be undone. */
  can_undo: z.boolean(),
})

export type HouseAdDecision = z.infer<typeof HouseAdDecision>

/** The most ads that one decision takes. */
export const decidedAdsMost = 100

/** Lists ads that wait for a decision: the reported ones first, then those that wait longest. */
export const houseAds = defineCall({
  name: 'HouseAdsResource.get',
  summary: 'Lists ads that wait for a decision, or that were reported.',
  method: 'GET',
  path: '/resource/HouseAdsResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(HouseAd),
  errors: roleErrors,
  who: 'house',
  act: 'ads.see',
})

/** Lets ads run, or stops them for a reason. The business gets a letter about ads that may not run. */
export const decideHouseAds = defineCall({
  name: 'HouseAdsResource.update',
  summary: 'Lets ads run, or stops them.',
  method: 'POST',
  path: '/resource/HouseAdsResource/update/',
  input: z.strictObject({
    ad_ids: z.array(AdId).check(z.minLength(1), z.maxLength(decidedAdsMost)),
    /** The reason that they may not run; null to let them run. */
    rejection: z.nullable(AdRejection),
    reason,
  }),
  output: z.object({ decided: z.array(AdId) }),
  errors: [...roleErrors, 'not-found'],
  who: 'house',
  act: 'ads.decide',
})

/** Lists decisions about ads, newest first. */
export const houseAdDecisions = defineCall({
  name: 'HouseAdDecisionsResource.get',
  summary: 'Lists decisions about ads.',
  method: 'GET',
  path: '/resource/HouseAdDecisionsResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(HouseAdDecision),
  errors: roleErrors,
  who: 'house',
  act: 'ads.see',
})

/** Undoes the latest decision about an ad, which waits again and does not run until then. */
export const undoAdDecision = defineCall({
  name: 'HouseAdDecisionsResource.delete',
  summary: 'Undoes a decision about an ad, so that it waits again.',
  method: 'POST',
  path: '/resource/HouseAdDecisionsResource/delete/',
  input: z.strictObject({ decision_id: decisionId, reason }),
  output: z.object({ decided: z.array(AdId) }),
  errors: [...roleErrors, 'not-found', 'undo-gone'],
  who: 'house',
  act: 'ads.decide',
})
