import { timings } from '@tessera/contracts/timings'
import { defineSweep } from '../../platform/jobs/define-job.ts'
import { handleJob } from '../handle-job.ts'

/** Takes out uploads that nobody has finished in their time. */
export const handleUploadSweep = handleJob(
  defineSweep({ name: 'sweep-uploads', everySeconds: 3_600 }),
  async ({ uploads, clock, log }) => {
    const swept = await uploads.sweep(new Date(clock.now().getTime() - timings.uploadKept))
    if (swept > 0) log.info('uploads.swept', { swept })
  },
)
