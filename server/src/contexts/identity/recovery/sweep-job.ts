import { lt } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import type { Sql } from '../../base/sql.ts'
import { resetLinks } from './tables.ts'

/** Deletes expired links. */
export async function sweepLinks(db: Sql, now: Date): Promise<void> {
  await db.delete(resetLinks).where(lt(resetLinks.expiresAt, now))
}

/** Deletes expired links every hour. */
export const handleLinkSweep = handleJob(
  defineSweep({ name: 'sweep-reset-links', everySeconds: 3_600 }),
  ({ db, clock }) => sweepLinks(db, clock.now()),
)
