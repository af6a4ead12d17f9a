import { defineDomain } from '../../../base/define-domain.ts'
import { adPreferenceCalls } from './calls.ts'

/** Ad preferences of members, and the reasons why they see an ad. */
export const adPreferencesDomain = defineDomain({
  calls: adPreferenceCalls,
})
