import { timings } from '@tessera/contracts/timings'
import type { Db } from '../../../platform/database/port.ts'
import { isNotNull, lt, sql } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { deleteInBatches } from '../../base/delete-in-batches.ts'
import { handleJob } from '../../base/handle-job.ts'
import { adViews } from '../accounts/campaigns/tables.ts'
import { findInvalidClicks } from './invalid-clicks.ts'
import { refundClicks } from './refund-clicks.ts'
import { utcDay } from './sums.ts'
import { adEvents } from './tables.ts'

const dayMilliseconds = 86_400_000

/** Finds and refunds invalid clicks. */
export const handleInvalidClicks = handleJob(
  defineSweep({ name: 'find-invalid-clicks', everySeconds: timings.invalidClicksSeconds }),
  async (ports, { signal }) => {
    for (const [advertiserId, clicks] of await findInvalidClicks(ports.db, ports.clock.now())) {
      signal.throwIfAborted()
      await refundClicks(ports, advertiserId, clicks)
    }
  },
)

/** Forgets, every hour, who clicked on ads and how often members saw them. */
export const handleAdEventSweep = handleJob(
  defineSweep({ name: 'sweep-ad-events', everySeconds: 3_600 }),
  async ({ db, clock }, { signal }) => {
    const now = clock.now().getTime()
    const edge = new Date(now - timings.adClickersDays * dayMilliseconds)
    while ((await forgetSome(db, edge)) === together) signal.throwIfAborted()
    const day = utcDay(now - timings.adViewsDays * dayMilliseconds)
    await deleteInBatches(db, { table: adViews, which: lt(adViews.day, day), signal })
  },
)

/** Clicks of a batch, so that no statement runs into its time limit. */
const together = 5_000

/** Forgets who made a batch of clicks, and returns their number. */
async function forgetSome(db: Db, edge: Date): Promise<number> {
  const { rowCount } = await db
    .update(adEvents)
    .set({ viewerId: null, network: null, browser: null, searchQuery: null, keywordId: null })
    .where(
      sql`ctid = any(array(select ctid from ${adEvents}
        where ${isNotNull(adEvents.network)} and ${lt(adEvents.at, edge)} limit ${together}))`,
    )
  return rowCount ?? 0
}
