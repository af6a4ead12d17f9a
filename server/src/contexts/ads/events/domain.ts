import { defineDomain } from '../../base/define-domain.ts'
import { adEventCalls } from './calls.ts'
import { handleAdEventSweep, handleInvalidClicks } from './sweep-jobs.ts'
import { eventTables } from './tables.ts'

/** Impressions, clicks and what they cost. */
export const eventsDomain = defineDomain({
  calls: adEventCalls,
  jobs: [handleInvalidClicks, handleAdEventSweep],
  tables: eventTables,
})
