import { defineDomain } from '../../base/define-domain.ts'
import { websiteCalls } from './calls.ts'
import { handleWebsiteSweep } from './sweep-job.ts'

/** Websites that a member has claimed. */
export const websitesDomain = defineDomain({
  calls: websiteCalls,
  jobs: [handleWebsiteSweep],
})
