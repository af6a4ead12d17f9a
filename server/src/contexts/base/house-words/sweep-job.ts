import { lt } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../handle-job.ts'
import { keptEdge } from '../retention/kept-days.ts'
import { retentions } from '../table-facts/retentions.ts'
import { houseNotices } from './tables.ts'

/** Deletes notices, once a day, some time after their end. */
export const handleNoticeSweep = handleJob(
  defineSweep({ name: 'sweep-notices', everySeconds: 86_400 }),
  async ({ db, clock }) => {
    const edge = await keptEdge(db, retentions.notices, clock.now())
    await db.delete(houseNotices).where(lt(houseNotices.endsAt, edge))
  },
)
