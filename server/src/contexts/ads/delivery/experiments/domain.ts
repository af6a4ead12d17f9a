import { defineDomain } from '../../../base/define-domain.ts'
import { adExperimentCalls } from './calls.ts'
import { handleExperimentSums } from './sum-job.ts'
import { experimentTables } from './tables.ts'

/** Ad experiments: their calls, and the job that sums up their people. */
export const experimentsDomain = defineDomain({
  calls: adExperimentCalls,
  jobs: [handleExperimentSums],
  tables: experimentTables,
})
