import { timings } from '@tessera/contracts/timings'
import { sql } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import { recentActs } from '../taste/tables.ts'

const day = 86_400_000
/** Rows per batch, so that others don't wait for locks. */
const together = 5_000

/** Deletes a batch of the oldest acts and returns their number. */
export async function sweepSome({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const edge = new Date(clock.now().getTime() - timings.recentActDays * day)
  const { rowCount } = await db.execute(sql`
    delete from ${recentActs} where (user_id, kind, what) in (
      select user_id, kind, what from ${recentActs}
      where at < ${edge.toISOString()}::timestamptz order by at limit ${together})`)
  return rowCount ?? 0
}

/** Deletes recent searches and opens after their days. */
export const handleRecentSweep = handleJob(
  defineSweep({ name: 'sweep-recent-acts', everySeconds: 21_600 }),
  async (ports, { signal }) => {
    while ((await sweepSome(ports)) === together) signal.throwIfAborted()
  },
)
