import { defineDomain } from '../../../base/define-domain.ts'
import { adExperimentCalls } from './calls.ts'
import { handleExperimentSums } from './sum-job.ts'

/** Which arm of an experiment a visitor is in. */
export const experimentsDomain = defineDomain({
  calls: adExperimentCalls,
  jobs: [handleExperimentSums],
})
