import { timings } from '@tessera/contracts/timings'
import { lt } from '../../../../platform/database/sql.ts'
import { defineSweep } from '../../../../platform/jobs/define-job.ts'
import { handleJob } from '../../../base/handle-job.ts'
import { dismissedRecommendations, mediaPlans } from './tables.ts'

/** Forgets, every hour, deleted plans and dismissals whose time is over. */
export const handlePlanningSweep = handleJob(
  defineSweep({ name: 'sweep-ad-planning', everySeconds: 3_600 }),
  async ({ db, clock }) => {
    const now = clock.now()
    const before = new Date(now.getTime() - timings.mediaPlanRestored)
    await db.delete(mediaPlans).where(lt(mediaPlans.deletedAt, before))
    await db.delete(dismissedRecommendations).where(lt(dismissedRecommendations.until, now))
  },
)
