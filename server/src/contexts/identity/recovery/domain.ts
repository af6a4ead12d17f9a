import { defineDomain } from '../../base/define-domain.ts'
import { recoveryCalls } from './calls.ts'
import { handleLinks } from './send-link.ts'
import { handleLinkSweep } from './sweep-job.ts'
import { recoveryTables } from './tables.ts'

/** A forgotten password: the link by email and the new password. */
export const recoveryDomain = defineDomain({
  calls: recoveryCalls,
  jobs: [handleLinks, handleLinkSweep],
  tables: recoveryTables,
})
