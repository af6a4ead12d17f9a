import { lt } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { emailChanges, emailUndos } from './tables.ts'

/** Deletes expired links every hour. */
export const handleEmailChangeSweep = handleJob(
  defineSweep({ name: 'sweep-email-changes', everySeconds: 3_600 }),
  async ({ db, clock }) => {
    await db.delete(emailChanges).where(lt(emailChanges.expiresAt, clock.now()))
    await db.delete(emailUndos).where(lt(emailUndos.expiresAt, clock.now()))
  },
)
