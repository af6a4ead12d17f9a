import { defineDomain } from '../../base/define-domain.ts'
import { offsiteCalls } from './calls.ts'

/** Ways out to other sites, and the links that are blocked. */
export const offsiteDomain = defineDomain({
  calls: offsiteCalls,
})
