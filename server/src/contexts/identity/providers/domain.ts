import { defineDomain } from '../../base/define-domain.ts'
import { identityAccountCalls } from './account-calls.ts'

/** Ways to log in that an account has connected: Google, Facebook, LINE. */
export const providersDomain = defineDomain({
  calls: identityAccountCalls,
})
