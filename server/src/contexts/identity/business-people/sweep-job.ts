import { lt } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { businessInvitations } from './tables.ts'

/** Deletes expired invitations every hour. */
export const handleBusinessInvitationSweep = handleJob(
  defineSweep({ name: 'sweep-business-invitations', everySeconds: 3_600 }),
  async ({ db, clock }) => {
    await db.delete(businessInvitations).where(lt(businessInvitations.expiresAt, clock.now()))
  },
)
