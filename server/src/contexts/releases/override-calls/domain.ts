import { defineDomain } from '../../base/define-domain.ts'
import { overrideCalls } from './calls.ts'

/** Calls and tools of overrides and relays. */
export const overrideCallsDomain = defineDomain({
  calls: overrideCalls,
})
