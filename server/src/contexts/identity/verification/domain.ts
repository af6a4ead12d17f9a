import { defineDomain } from '../../base/define-domain.ts'
import { verificationCalls } from './calls.ts'
import { handleEmailLinkSweep } from './sweep-job.ts'
import { verificationTables } from './tables.ts'

/** Confirmed email addresses. */
export const verificationDomain = defineDomain({
  calls: verificationCalls,
  jobs: [handleEmailLinkSweep],
  tables: verificationTables,
})
