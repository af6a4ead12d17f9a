import { defineDomain } from '../../../base/define-domain.ts'
import { adPreferenceCalls } from './calls.ts'

/** What a member lets ads use, and why they see one. */
export const adPreferencesDomain = defineDomain({
  calls: adPreferenceCalls,
})
