import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../handle-job.ts'
import { sweepOutbox } from './outbox.ts'
import { sweepSuppressions } from './suppressions.ts'

/** Deletes old outbox entries and suppressions every six hours. */
export const handleOutboxSweep = handleJob(
  defineSweep({ name: 'sweep-outbox', everySeconds: 21_600 }),
  async ({ db, clock }) => {
    await sweepOutbox(db, clock.now())
    await sweepSuppressions(db, clock.now())
  },
)
