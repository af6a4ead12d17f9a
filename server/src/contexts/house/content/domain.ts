import { defineDomain } from '../../base/define-domain.ts'
import { contentCalls } from './calls.ts'
import { handleFinalRemovals, handleRemovals } from './run-removal.ts'
import { contentTables } from './tables.ts'

/** Pictures that are removed everywhere, and stay away. */
export const houseContentDomain = defineDomain({
  calls: contentCalls,
  jobs: [handleRemovals, handleFinalRemovals],
  tables: contentTables,
})
