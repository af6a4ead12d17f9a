import { defineDomain } from '../../base/define-domain.ts'
import { handleReleaseNotices } from './notice.ts'
import { handleCanarySweep } from './sweep-job.ts'
import { canaryTables } from './tables.ts'

/** New builds for a share of the visitors: counted failures, and their end. */
export const canaryDomain = defineDomain({
  jobs: [handleCanarySweep, handleReleaseNotices],
  tables: canaryTables,
})
