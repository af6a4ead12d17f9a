import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { sweepUnused } from './sweep-unused.ts'

/** Deletes, every hour, pictures and videos that nothing has used for two days. */
export const handleUnusedSweep = handleJob(
  defineSweep({ name: 'sweep-media', everySeconds: 3_600 }),
  async (ports) => {
    const swept = await sweepUnused(ports)
    if (swept > 0) ports.log.info('media.swept', { swept })
  },
)
