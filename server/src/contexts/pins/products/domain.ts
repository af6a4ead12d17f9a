import { defineDomain } from '../../base/define-domain.ts'
import { productCalls } from './calls.ts'
import { productTables } from './tables.ts'
import { handleToldKeepers } from './tell-keepers.ts'

/** Products of pins: prices, variants and availability. */
export const productsDomain = defineDomain({
  calls: productCalls,
  jobs: [handleToldKeepers],
  tables: productTables,
})
