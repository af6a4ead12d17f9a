import { timings } from '@tessera/contracts/timings'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { sweepFailed, sweepSets } from './store.ts'

const day = 86_400_000

/**
 * Deletes counted documents that no open tab can report again, and sets that people look up no longer: tabs
 * run them for two weeks at most, and reported errors are kept as long as they are.
 */
export const handleCanarySweep = handleJob(
  defineSweep({ name: 'sweep-canary', everySeconds: 21_600 }),
  async ({ db, clock }, { signal }) => {
    const before = new Date(clock.now().getTime() - timings.earlierBuilds)
    await sweepSets(db, new Date(clock.now().getTime() - timings.errorDays * day))
    while (await sweepFailed(db, before)) signal.throwIfAborted()
  },
)
