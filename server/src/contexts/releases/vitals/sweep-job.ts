import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { daysOf } from '../../base/retention/kept-days.ts'
import { retentions } from '../../base/table-facts/retentions.ts'
import { daysAgo } from './days-ago.ts'
import { sweepVitals } from './store.ts'

/** Deletes counts of vitals that nobody compares any more. */
export const handleVitalsSweep = handleJob(
  defineSweep({ name: 'sweep-vitals', everySeconds: 21_600 }),
  async ({ db, clock }) =>
    sweepVitals(db, daysAgo(clock.now(), await daysOf(db, retentions.vitals))),
)
