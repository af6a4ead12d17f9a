import { defineDomain } from '../../base/define-domain.ts'
import { relatedCalls } from './calls.ts'

/** More like this: pins near a pin. */
export const relatedDomain = defineDomain({
  calls: relatedCalls,
})
