import { defineDomain } from '../../base/define-domain.ts'
import { telemetryCalls } from './calls.ts'
import { handleErrorSweep } from './sweep-job.ts'
import { telemetryTables } from './tables.ts'

/** Failures and events that pages report. */
export const telemetryDomain = defineDomain({
  calls: telemetryCalls,
  jobs: [handleErrorSweep],
  tables: telemetryTables,
})
