import { defineSweep } from '../../platform/jobs/define-job.ts'
import { handleJob } from '../handle-job.ts'
import { sweepSearch } from './sweep.ts'

/** Brings what search keeps up to date every few seconds. */
export const handleSearchSweep = handleJob(
  defineSweep({ name: 'sweep-search', everySeconds: 15 }),
  ({ db, clock }) => sweepSearch(db, clock.now()),
)
