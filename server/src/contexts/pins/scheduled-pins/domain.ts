import { defineDomain } from '../../base/define-domain.ts'
import { scheduledPinCalls } from './calls.ts'
import { handleScheduledPins } from './publish-job.ts'
import { scheduledPinTables } from './tables.ts'

/** Pins that are published at a later time. */
export const scheduledPinsDomain = defineDomain({
  calls: scheduledPinCalls,
  jobs: [handleScheduledPins],
  tables: scheduledPinTables,
})
