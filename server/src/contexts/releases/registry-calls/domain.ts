import { defineDomain, serveTool } from '../../base/define-domain.ts'
import { answerTools } from './answer-tools.ts'
import { registryCalls } from './calls.ts'
import { liveBuilds } from './live-source.ts'
import { handleBuildSweep } from './sweep-job.ts'

/** Calls and tools of the registry: what is published, released and granted. */
export const registryCallsDomain = defineDomain({
  calls: registryCalls,
  jobs: [handleBuildSweep],
  files: [serveTool('/registry/*', answerTools)],
  live: liveBuilds(),
})
