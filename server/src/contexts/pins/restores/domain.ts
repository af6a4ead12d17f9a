import { defineDomain } from '../../base/define-domain.ts'
import { restoreCalls } from './calls.ts'
import { handleRestoreSweep, handleRestores } from './run-restore.ts'
import { restoreTables } from './tables.ts'

/** Libraries restored from the downloads of their own accounts. */
export const restoresDomain = defineDomain({
  calls: restoreCalls,
  jobs: [handleRestores, handleRestoreSweep],
  tables: restoreTables,
})
