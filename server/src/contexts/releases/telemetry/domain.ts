import { defineDomain } from '../../base/define-domain.ts'
import { telemetryCalls } from './calls.ts'

/** Failures and events that pages report. */
export const telemetryDomain = defineDomain({
  calls: telemetryCalls,
})
