import { defineDomain } from '../../base/define-domain.ts'
import { closingCalls } from './calls.ts'
import { handleClosings } from './sweep-job.ts'

/** Pausing and closing an account, and its deletion. */
export const closingDomain = defineDomain({
  calls: closingCalls,
  jobs: [handleClosings],
})
