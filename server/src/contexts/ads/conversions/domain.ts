import { defineDomain } from '../../base/define-domain.ts'
import { conversionCalls } from './calls.ts'
import { handleConversionSweep } from './sweep-job.ts'
import { conversionTables } from './tables.ts'

/** Conversions: the tag, events, uploads, and which ad gets the credit. */
export const conversionsDomain = defineDomain({
  calls: conversionCalls,
  jobs: [handleConversionSweep],
  tables: conversionTables,
})
