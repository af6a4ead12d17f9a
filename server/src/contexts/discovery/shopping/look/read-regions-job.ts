import { MediaId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { defineJob } from '../../../../platform/jobs/define-job.ts'

/** Reads how the parts of a picture look. */
export const readRegionsJob = defineJob({
  name: 'read-picture-regions',
  payload: z.strictObject({ media_id: MediaId }),
  atOnce: 1,
})
