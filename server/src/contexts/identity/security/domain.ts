import { defineDomain } from '../../base/define-domain.ts'
import { securityCalls } from './calls.ts'
import { passkeyCalls } from './passkey-calls.ts'

/** The security page: password, second factors, sessions, connected ways to log in. */
export const securityDomain = defineDomain({
  calls: [...securityCalls, ...passkeyCalls],
})
