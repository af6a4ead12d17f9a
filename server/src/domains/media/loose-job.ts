import { defineSweep } from '../../platform/jobs/define-job.ts'
import { handleJob } from '../handle-job.ts'
import { sweepLoose } from './sweep-loose.ts'

/** Takes out every hour the pictures and videos that nothing has shown for two days. */
export const handleLooseSweep = handleJob(
  defineSweep({ name: 'sweep-media', everySeconds: 3_600 }),
  async (ports) => {
    const swept = await sweepLoose(ports)
    if (swept > 0) ports.log.info('media.swept', { swept })
  },
)
