import { defineDomain } from '../../base/define-domain.ts'
import { onwardCalls } from './calls.ts'

/** The continuation of a list after its end: ideas that fit it, then topics. */
export const onwardDomain = defineDomain({
  calls: onwardCalls,
})
