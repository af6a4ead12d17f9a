import { defineDomain } from '../../base/define-domain.ts'
import { sectionCalls } from './calls.ts'

/** Sections of boards. */
export const sectionsDomain = defineDomain({
  calls: sectionCalls,
})
