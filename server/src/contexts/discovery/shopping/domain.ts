import { defineDomain } from '../../base/define-domain.ts'
import { lookCalls } from './look/calls.ts'
import { handleRegions } from './look/read-regions.ts'
import { lookTables } from './look/tables.ts'

/** Shopping: products like a product, looks, saved for later. */
export const shoppingDomain = defineDomain({
  calls: lookCalls,
  jobs: [handleRegions],
  tables: lookTables,
})
