import { defineDomain } from '../../base/define-domain.ts'
import { identityCalls } from './calls.ts'
import { identityPages } from './pages.ts'
import { handleIdentitySweep } from './sweep-job.ts'

/** Calls of an account: sign-up, log-in, log-out, the viewer, several accounts in one browser. */
export const accountCallsDomain = defineDomain({
  calls: identityCalls,
  jobs: [handleIdentitySweep],
  pages: identityPages,
})
