import { defineDomain } from '../../base/define-domain.ts'
import { mediaCalls } from './calls.ts'
import { handleUnusedSweep } from './unused-job.ts'

/** Uploads of pictures and videos, whole or in parts, within a daily quota of bytes. */
export const uploadsDomain = defineDomain({
  calls: mediaCalls,
  jobs: [handleUnusedSweep],
})
