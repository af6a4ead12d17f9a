import { defineDomain } from '../../../base/define-domain.ts'
import { quickPromoteCalls } from './quick-promote-calls.ts'

/** Quick promote: an ad in one form. */
export const quickPromoteDomain = defineDomain({
  calls: quickPromoteCalls,
})
