import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { lt } from '../../../../platform/database/sql.ts'
import { defineSweep } from '../../../../platform/jobs/define-job.ts'
import { handleJob } from '../../../base/handle-job.ts'
import { countAims } from './aims.ts'
import { refreshAudiences } from './refresh.ts'
import { audienceActs } from './tables.ts'

const day = 86_400_000

/** Counts audiences and the ad groups that use them, and forgets what is too long ago for any audience. */
export const handleAudiences = handleJob(
  defineSweep({ name: 'refresh-audiences', everySeconds: timings.audiencesLookedAt / 1_000 }),
  async (ports) => {
    await refreshAudiences(ports)
    await countAims(ports)
    const oldest = new Date(ports.clock.now().getTime() - limits.audienceDaysMax * day)
    await ports.db.delete(audienceActs).where(lt(audienceActs.at, oldest))
  },
)
