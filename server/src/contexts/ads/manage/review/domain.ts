import { adReviewPath } from '@tessera/contracts/ad-review-tools'
import { defineDomain, serveTool } from '../../../base/define-domain.ts'
import { answerAdReview } from './answer-ad-review.ts'
import { handleAdRechecks, handleIdeaRechecks } from './recheck.ts'
import { reviewTables } from './tables.ts'

/** The check that an ad passes before it runs. */
export const reviewDomain = defineDomain({
  jobs: [handleAdRechecks, handleIdeaRechecks],
  files: [serveTool(adReviewPath, answerAdReview)],
  tables: reviewTables,
})
