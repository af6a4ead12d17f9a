import { sql } from '../../../platform/database/sql.ts'
import { idBefore } from '../../../platform/ids/time-ordered.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import { daysOf } from '../../base/retention/kept-days.ts'
import { retentions } from '../../base/table-facts/retentions.ts'
import { notifications } from './tables.ts'

const day = 86_400_000
/** Rows per batch, so that others don't wait for locks. */
const together = 5_000

/** Deletes a batch of the oldest expired notifications and returns their number. */
async function sweepSome({ db, ids }: Pick<Ports, 'db' | 'ids'>): Promise<number> {
  const edge = idBefore(ids.next(), (await daysOf(db, retentions.notifications)) * day)
  const { rowCount } = await db.execute(sql`
    delete from ${notifications} where id in (
      select id from ${notifications} where id < ${edge}::bigint order by id limit ${together})`)
  return rowCount ?? 0
}

/** Deletes expired notifications. */
export const handleNotificationSweep = handleJob(
  defineSweep({ name: 'sweep-notifications', everySeconds: 21_600 }),
  async (ports, { signal }) => {
    while ((await sweepSome(ports)) === together) signal.throwIfAborted()
  },
)
