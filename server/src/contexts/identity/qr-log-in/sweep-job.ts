import { lt } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { qrLogIns } from './tables.ts'

/** Deletes expired requests every hour. */
export const handleQrLogInSweep = handleJob(
  defineSweep({ name: 'sweep-qr-log-ins', everySeconds: 3_600 }),
  async ({ db, clock }) => {
    await db.delete(qrLogIns).where(lt(qrLogIns.expiresAt, clock.now()))
  },
)
