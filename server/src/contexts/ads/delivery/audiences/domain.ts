import { defineDomain } from '../../../base/define-domain.ts'
import { audienceCalls } from './calls.ts'
import { handleAudiences } from './refresh-job.ts'
import { audienceTables } from './tables.ts'

/** Audiences: people by what they did, by lists, and people like them. */
export const audiencesDomain = defineDomain({
  calls: audienceCalls,
  jobs: [handleAudiences],
  tables: audienceTables,
})
