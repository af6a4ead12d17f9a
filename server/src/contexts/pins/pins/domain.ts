import { defineDomain } from '../../base/define-domain.ts'
import { pinCalls } from './calls.ts'
import { handleCountSaves } from './count-job.ts'
import { pinPages } from './pages.ts'
import { pinTables } from './tables.ts'

/** Pins: made, saved, changed, looked at and deleted. */
export const pinsDomain = defineDomain({
  calls: pinCalls,
  pages: pinPages,
  jobs: [handleCountSaves],
  tables: pinTables,
})
