import { defineDomain } from '../../base/define-domain.ts'
import { qrLogInCalls } from './calls.ts'

/** Log-in on another screen, by a code that a phone approves. */
export const qrApprovalDomain = defineDomain({
  calls: qrLogInCalls,
})
