import { defineDomain } from '../../base/define-domain.ts'
import { offsiteCalls } from './calls.ts'
import { offsiteTables } from './tables.ts'

/** Ways out to other sites, and the links that are blocked. */
export const offsiteDomain = defineDomain({
  calls: offsiteCalls,
  tables: offsiteTables,
})
