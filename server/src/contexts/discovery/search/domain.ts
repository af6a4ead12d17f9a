import { defineDomain } from '../../base/define-domain.ts'
import { searchCalls } from './calls.ts'
import { searchPages } from './pages.ts'
import { handleSearchSweep } from './sweep-job.ts'
import { searchTables } from './tables.ts'

/** Search: its words, suggestions, filters and results. */
export const searchDomain = defineDomain({
  calls: searchCalls,
  jobs: [handleSearchSweep],
  pages: searchPages,
  tables: searchTables,
})
