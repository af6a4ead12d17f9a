import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { sweepSearch } from './sweep.ts'

/** Updates the search index every 15 seconds. */
export const handleSearchSweep = handleJob(
  defineSweep({ name: 'sweep-search', everySeconds: 15 }),
  ({ db, clock }) => sweepSearch(db, clock.now()),
)
