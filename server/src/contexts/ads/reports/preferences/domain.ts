import { defineDomain } from '../../../base/define-domain.ts'
import { reportPreferenceCalls } from './calls.ts'

/** What a member lets ads use, and why they see one. */
export const reportPreferencesDomain = defineDomain({
  calls: reportPreferenceCalls,
})
