import { timings } from '@tessera/contracts/timings'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { sweepFailed } from './store.ts'

/** Deletes counted documents that no open tab can report again. */
export const handleCanarySweep = handleJob(
  defineSweep({ name: 'sweep-canary', everySeconds: 21_600 }),
  async ({ db, clock }, { signal }) => {
    const before = new Date(clock.now().getTime() - timings.earlierBuilds)
    while (await sweepFailed(db, before)) signal.throwIfAborted()
  },
)
