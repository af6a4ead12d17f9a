import { defineDomain } from '../../base/define-domain.ts'
import { vitalCalls } from './calls.ts'
import { handleVitalsSweep } from './sweep-job.ts'

/** How fast pages are, counted by page and build. */
export const vitalsDomain = defineDomain({
  calls: vitalCalls,
  jobs: [handleVitalsSweep],
})
