import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { purge } from './purge.ts'

/** Deletes, every hour, what has been in the trash for thirty days. */
export const handlePurge = handleJob(
  defineSweep({ name: 'purge-trash', everySeconds: 3_600 }),
  ({ db, clock }) => purge(db, clock.now()),
)
