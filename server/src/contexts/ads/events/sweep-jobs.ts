import { timings } from '@tessera/contracts/timings'
import { and, isNotNull, lt } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
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
  async ({ db, clock }) => {
    const now = clock.now().getTime()
    const edge = new Date(now - timings.adClickersDays * dayMilliseconds)
    await db
      .update(adEvents)
      .set({ viewerId: null, network: null, browser: null, searchQuery: null, keywordId: null })
      .where(and(isNotNull(adEvents.network), lt(adEvents.at, edge)))
    const day = utcDay(now - timings.adViewsDays * dayMilliseconds)
    await db.delete(adViews).where(lt(adViews.day, day))
  },
)
