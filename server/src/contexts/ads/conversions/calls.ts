import { conversionEventCalls } from './event-calls.ts'
import { conversionHealthCalls } from './health-calls.ts'
import { tagCalls } from './tag-calls.ts'
import { conversionUploadCalls } from './upload-calls.ts'

/** Handlers of the calls about conversions. */
export const conversionCalls = [
  ...tagCalls,
  ...conversionEventCalls,
  ...conversionHealthCalls,
  ...conversionUploadCalls,
]
