import { defineDomain } from '../../base/define-domain.ts'
import { importCalls } from './calls.ts'
import { handleImportSweep, handleImports } from './run-import.ts'
import { importTables } from './tables.ts'

/** Pins brought from bookmarks, feeds and other services. */
export const importsDomain = defineDomain({
  calls: importCalls,
  jobs: [handleImports, handleImportSweep],
  tables: importTables,
})
