import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { keptEdge } from '../../base/retention/kept-days.ts'
import { retentions } from '../../base/table-facts/retentions.ts'
import { sweepErrors } from './error-store.ts'

/** Deletes errors that were reported last long ago. */
export const handleErrorSweep = handleJob(
  defineSweep({ name: 'sweep-module-errors', everySeconds: 21_600 }),
  async ({ db, clock }) => sweepErrors(db, await keptEdge(db, retentions.errors, clock.now())),
)
