import { defineDomain } from '../../../base/define-domain.ts'
import { adCalls } from './calls.ts'
import { campaignTables } from './tables.ts'

/** Ad accounts, campaigns, ad groups and ads. */
export const campaignsDomain = defineDomain({
  calls: adCalls,
  tables: campaignTables,
})
