import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../handle-job.ts'
import { sweepOutbox } from './outbox.ts'

/** Deletes old outbox entries every six hours. */
export const handleOutboxSweep = handleJob(
  defineSweep({ name: 'sweep-outbox', everySeconds: 21_600 }),
  ({ db, clock }) => sweepOutbox(db, clock.now()),
)
