import { defineDomain } from '../../base/define-domain.ts'
import { facebookCalls } from './facebook/calls.ts'

/** Log-in with Google, Facebook, LINE and companies: identities that are connected to an account. */
export const identitiesDomain = defineDomain({
  calls: facebookCalls,
})
