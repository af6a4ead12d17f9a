import { defineDomain } from '../../base/define-domain.ts'
import { sortingCalls } from './calls.ts'

/** Sorting saved pins: names for boards, and groups of pins that belong together. */
export const sortingDomain = defineDomain({
  calls: sortingCalls,
})
