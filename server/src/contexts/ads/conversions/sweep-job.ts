import { limits } from '@tessera/contracts/limits'
import type { PgTable } from '../../../platform/database/define-tables.ts'
import { lt, type SQL } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { deleteInBatches } from '../../base/delete-in-batches.ts'
import { handleJob } from '../../base/handle-job.ts'
import { utcDay } from '../events/sums.ts'
import {
  adTouches,
  conversionEvents,
  conversionKeys,
  conversionRefusals,
  conversionTests,
} from './tables.ts'

const day = 86_400_000

/** Forgets, every hour, touches of ads, raw conversions and what belongs to them after their time. */
export const handleConversionSweep = handleJob(
  defineSweep({ name: 'sweep-conversions', everySeconds: 3_600 }),
  async ({ db, clock }, { signal }) => {
    const now = clock.now().getTime()
    const before = (days: number) => new Date(now - days * day)
    const forget = (table: PgTable, which: SQL) => deleteInBatches(db, { table, which, signal })
    await forget(adTouches, lt(adTouches.at, before(limits.adTouchesDays)))
    const raw = before(limits.conversionEventsDays)
    await forget(conversionEvents, lt(conversionEvents.receivedAt, raw))
    await forget(conversionRefusals, lt(conversionRefusals.day, utcDay(raw.getTime())))
    // An event is 7 days old at most, and a key holds for 7 days before and after.
    const keys = before(2 * limits.conversionLateDays + 1)
    await forget(conversionKeys, lt(conversionKeys.eventAt, keys))
    await db.delete(conversionTests).where(lt(conversionTests.endsAt, before(0)))
  },
)
