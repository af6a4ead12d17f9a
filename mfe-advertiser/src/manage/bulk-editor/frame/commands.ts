import { type Draft, defineCommand } from '@tessera/cache'
import {
  createBulkRun,
  getBulkRun,
  listBulkRows,
  listBulkRuns,
  updateBulkRun,
} from '@tessera/contracts/calls/bulk-runs'

const again = (_: unknown, __: unknown, draft: Draft) =>
  draft.lists({ of: [listBulkRuns, getBulkRun, listBulkRows], ask: 'now' })

/** Starts to check a file that has arrived. */
export const checkCommand = defineCommand(createBulkRun, {
  name: 'create-bulk-run',
  refusals: 'inline',
  key: ({ upload_id: id }) => id,
  confirm: again,
})

/** Applies an upload, or undoes it. */
export const actCommand = defineCommand(updateBulkRun, {
  name: 'update-bulk-run',
  refusals: 'inline',
  key: ({ run_id: id }) => id,
  confirm: again,
})
