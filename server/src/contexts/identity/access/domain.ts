import { defineDomain } from '../../base/define-domain.ts'
import { accessCalls } from './calls.ts'
import { accessTables } from './tables.ts'

/** Access to businesses: the people who may act for them, and their permissions. */
export const accessDomain = defineDomain({
  calls: accessCalls,
  tables: accessTables,
})
