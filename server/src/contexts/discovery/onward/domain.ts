import { defineDomain } from '../../base/define-domain.ts'
import { onwardCalls } from './calls.ts'

/** What follows the end of a list: ideas that fit it, then topics. */
export const onwardDomain = defineDomain({
  calls: onwardCalls,
})
