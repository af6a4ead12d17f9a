import { defineDomain } from '../../base/define-domain.ts'
import { hashtagCalls } from './calls.ts'

/** Hashtags of pins, counted and suggested. */
export const hashtagsDomain = defineDomain({
  calls: hashtagCalls,
})
