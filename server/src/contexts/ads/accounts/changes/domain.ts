import { defineDomain } from '../../../base/define-domain.ts'
import { adChangeCalls } from './calls.ts'

/** The history of changes of an ad account. */
export const changesDomain = defineDomain({
  calls: adChangeCalls,
})
