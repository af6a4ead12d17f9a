import { defineDomain } from '../../base/define-domain.ts'
import { accessCalls } from './calls.ts'

/** Who may act for which business, and with which permissions. */
export const accessDomain = defineDomain({
  calls: accessCalls,
})
