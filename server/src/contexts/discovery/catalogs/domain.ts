import { defineDomain } from '../../base/define-domain.ts'
import { catalogCalls } from './calls.ts'
import { handleCatalogDeletions } from './delete-source.ts'
import { handleCatalogPictures } from './fetch-pictures.ts'
import { handleCatalogRuns, handleWebsiteCatalogs } from './run-catalog.ts'
import { handleCatalogSchedule, handleCatalogSweep } from './sweep-jobs.ts'
import { catalogTables } from './tables.ts'

/** Catalogues: feeds and websites that become product pins. */
export const catalogsDomain = defineDomain({
  calls: catalogCalls,
  jobs: [
    handleCatalogRuns,
    handleWebsiteCatalogs,
    handleCatalogPictures,
    handleCatalogDeletions,
    handleCatalogSchedule,
    handleCatalogSweep,
  ],
  tables: catalogTables,
})
