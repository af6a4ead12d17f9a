import { exportFilePath } from '@tessera/contracts/calls/account-export'
import { defineDomain, serveFile } from '../../base/define-domain.ts'
import { exportTables } from '../kept-exports/tables.ts'
import { answerExportFile, exportCalls } from './calls.ts'
import { handleExportSweep, handleExports } from './make-export.ts'

/** The download of all that an account has. */
export const exportsDomain = defineDomain({
  calls: exportCalls,
  jobs: [handleExports, handleExportSweep],
  files: [
    serveFile(`${exportFilePath}:key/`, (context, { key = '' }) => answerExportFile(context, key)),
  ],
  tables: exportTables,
})
