import { defineDomain } from '../../base/define-domain.ts'
import { profilePinCalls } from './calls.ts'

/** The pins of a profile. */
export const profilePinsDomain = defineDomain({
  calls: profilePinCalls,
})
