import { bulkFilePath } from '@tessera/contracts/calls/bulk-files'
import { defineDomain, serveFile } from '../../../base/define-domain.ts'
import { answerBulkFile } from './answer-file.ts'
import { bulkEditorCalls } from './calls.ts'
import { handleBulkRuns, handleBulkSweep } from './run-job.ts'
import { bulkRunTables } from './tables.ts'

/** Campaigns edited as a table file. */
export const bulkEditorDomain = defineDomain({
  calls: bulkEditorCalls,
  jobs: [handleBulkRuns, handleBulkSweep],
  files: [serveFile(bulkFilePath, answerBulkFile)],
  tables: bulkRunTables,
})
