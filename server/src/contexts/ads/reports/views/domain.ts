import { defineDomain } from '../../../base/define-domain.ts'
import { reportViewCalls } from './calls.ts'
import { reportViewTables } from './tables.ts'

/** Saved views of reports. */
export const reportViewsDomain = defineDomain({
  calls: reportViewCalls,
  tables: reportViewTables,
})
