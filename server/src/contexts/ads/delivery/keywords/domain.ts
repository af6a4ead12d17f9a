import { defineDomain } from '../../../base/define-domain.ts'
import { adKeywordCalls } from './calls.ts'
import { handleAdSearchSweep } from './sweep-job.ts'
import { keywordTables } from './tables.ts'

/** Keywords of ad groups and the searches that they met. */
export const keywordsDomain = defineDomain({
  calls: adKeywordCalls,
  jobs: [handleAdSearchSweep],
  tables: keywordTables,
})
