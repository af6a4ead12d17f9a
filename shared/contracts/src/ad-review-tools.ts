import { z } from '@tessera/contracts/schema'
import { AdRejection } from './ads/ad-review.ts'
import { AdId } from './ids.ts'

/** The address that the operator's command reviews ads at. */
export const adReviewPath = '/connect/ad-review'

/** A decision about ads: they may run, or they may not and why. */
export const AdDecision = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('approve'),
    ads: z.array(AdId).check(z.minLength(1), z.maxLength(100)),
  }),
  z.strictObject({
    do: z.literal('reject'),
    ads: z.array(AdId).check(z.minLength(1), z.maxLength(100)),
    reason: AdRejection,
  }),
])
export type AdDecision = z.infer<typeof AdDecision>

/** An ad that waits for a decision, or that people reported since the last one. */
export const QueuedAd = z.object({
  ad: AdId,
  state: z.enum(['waiting', 'approved', 'rejected']),
  advertiser: z.string(),
  campaign: z.string(),
  /** The Pin's page. */
  pin: z.string(),
  title: z.string(),
  description: z.string(),
  link: z.nullable(z.string()),
  /** Since when it waits, or was approved. */
  since: z.string(),
  /** Reports since the last decision, by reason, the most common first. */
  reports: z.array(z.object({ reason: z.string(), count: z.int() })),
})
export type QueuedAd = z.infer<typeof QueuedAd>

/** The queue: the most reported first, then the longest waiting. */
export const AdQueue = z.object({
  ads: z.array(QueuedAd),
  /** The total number. */
  total: z.int(),
})
export type AdQueue = z.infer<typeof AdQueue>

/** The answer to a decision: the ads that it changed. */
export const DecidedAds = z.object({ decided: z.array(AdId) })
export type DecidedAds = z.infer<typeof DecidedAds>
