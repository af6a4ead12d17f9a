import { timings } from '@tessera/contracts/timings'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { sweepErrors } from './error-store.ts'

const day = 86_400_000

/** Deletes errors that were reported last long ago. */
export const handleErrorSweep = handleJob(
  defineSweep({ name: 'sweep-module-errors', everySeconds: 21_600 }),
  async ({ db, clock }) =>
    sweepErrors(db, new Date(clock.now().getTime() - timings.errorDays * day)),
)
