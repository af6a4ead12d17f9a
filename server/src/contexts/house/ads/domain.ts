import { adReviewPath } from '@tessera/contracts/ad-review-tools'
import { defineDomain, serveTool } from '../../base/define-domain.ts'
import { answerAdReview } from './answer-ad-review.ts'
import { adCalls } from './calls.ts'

/** Ads that wait for a decision of the house. */
export const houseAdsDomain = defineDomain({
  calls: adCalls,
  files: [serveTool(adReviewPath, answerAdReview)],
})
