import { z } from '@tessera/contracts/schema'
import { AdRejection } from './ads/ad-review.ts'
import { decidedAdsMost, decisionId, HouseAdDecision, waitingAd } from './calls/house-ads.ts'
import { AdId } from './ids.ts'

/** The address that the operator's command reviews ads at. `?after=` continues a list. */
export const adReviewPath = '/connect/ad-review'

const ads = z.array(AdId).check(z.minLength(1), z.maxLength(decidedAdsMost))

/** Words for the log, and of a rejection for the business. */
const note = z._default(z.string().check(z.trim(), z.maxLength(500)), '')

/** A request about ads: they may run, they may not and why, or a decision is undone; or the list of decisions. */
export const AdDecision = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('approve'), ads, note }),
  z.strictObject({ do: z.literal('reject'), ads, reason: AdRejection, note }),
  z.strictObject({ do: z.literal('undo'), decision: decisionId, note }),
  z.strictObject({ do: z.literal('decisions') }),
])
export type AdDecision = z.infer<typeof AdDecision>

/** An ad of the queue. */
export const QueuedAd = z.object({ ad: AdId, ...waitingAd })
export type QueuedAd = z.infer<typeof QueuedAd>

/** A page of the queue: the reported ads first, then those that wait longest. */
export const AdQueue = z.object({
  ads: z.array(QueuedAd),
  /** The place of the next page; null at the end. */
  next: z._default(z.nullable(z.string()), null),
})
export type AdQueue = z.infer<typeof AdQueue>

/** The answer to a decision: the ads that it changed. */
export const DecidedAds = z.object({ decided: z.array(AdId) })
export type DecidedAds = z.infer<typeof DecidedAds>

/** The answer to a request for the latest decisions. */
export const ToldAdDecisions = z.object({ decisions: z.array(HouseAdDecision) })
