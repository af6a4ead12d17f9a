import { defineDomain } from '../../../base/define-domain.ts'
import { reportPreferenceCalls } from './calls.ts'
import { reportPreferenceTables } from './tables.ts'

/** Report preferences of ad accounts: attribution windows, columns and the start of the week. */
export const reportPreferencesDomain = defineDomain({
  calls: reportPreferenceCalls,
  tables: reportPreferenceTables,
})
