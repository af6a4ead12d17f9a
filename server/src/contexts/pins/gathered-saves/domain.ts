import { defineDomain } from '../../base/define-domain.ts'
import { handleCountSaves } from './count-job.ts'
import { gatheredSaveTables } from './tables.ts'

/** Saves of ideas that many people save at once, until they are counted. */
export const gatheredSavesDomain = defineDomain({
  jobs: [handleCountSaves],
  tables: gatheredSaveTables,
})
