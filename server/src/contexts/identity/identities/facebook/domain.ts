import { defineDomain } from '../../../base/define-domain.ts'
import { facebookCalls } from './calls.ts'

/** Log-in with Facebook. */
export const facebookDomain = defineDomain({
  calls: facebookCalls,
})
