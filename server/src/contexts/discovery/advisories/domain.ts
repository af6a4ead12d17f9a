import { defineDomain } from '../../base/define-domain.ts'
import { advisoryCalls } from './calls.ts'
import { advisoryTables } from './tables.ts'

/** Advice and help in place of results, for searches about harm. */
export const advisoriesDomain = defineDomain({
  calls: advisoryCalls,
  tables: advisoryTables,
})
