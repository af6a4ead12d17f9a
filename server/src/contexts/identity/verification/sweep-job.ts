import { lt } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { emailLinks } from './tables.ts'

/** Deletes expired links every hour. */
export const handleEmailLinkSweep = handleJob(
  defineSweep({ name: 'sweep-email-links', everySeconds: 3_600 }),
  async ({ db, clock }) => {
    await db.delete(emailLinks).where(lt(emailLinks.expiresAt, clock.now()))
  },
)
