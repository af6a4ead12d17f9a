import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { publishDue } from './publish.ts'

/** Publishes, every minute, the scheduled pins whose time has come. */
export const handleScheduledPins = handleJob(
  defineSweep({ name: 'publish-scheduled', everySeconds: 60 }),
  async (ports, { signal }) => {
    const published = await publishDue(ports, signal)
    if (published > 0) ports.log.info('pins.published', { published })
  },
)
