import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { countGathered } from './count-gathered.ts'

/** Counts, every minute, saves of an instance that ended before it counted them. */
export const handleCountSaves = handleJob(
  defineSweep({ name: 'count-saves', everySeconds: 60 }),
  async ({ db }, { signal }) => {
    while (await countGathered(db)) signal.throwIfAborted()
  },
)
