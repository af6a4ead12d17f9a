import { defineDomain } from '../../base/define-domain.ts'
import { actionCalls } from './calls.ts'
import { handlePurge } from './purge-trash.ts'
import { handleActions } from './run-action.ts'
import { actionTables } from './tables.ts'

/** Acts on many pins at once: move, copy, delete, undo. */
export const actionsDomain = defineDomain({
  calls: actionCalls,
  jobs: [handleActions, handlePurge],
  tables: actionTables,
})
