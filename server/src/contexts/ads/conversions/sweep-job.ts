import { limits } from '@tessera/contracts/limits'
import { lt } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
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
  async ({ db, clock }) => {
    const now = clock.now().getTime()
    const before = (days: number) => new Date(now - days * day)
    await db.delete(adTouches).where(lt(adTouches.at, before(limits.adTouchesDays)))
    const raw = before(limits.conversionEventsDays)
    await db.delete(conversionEvents).where(lt(conversionEvents.receivedAt, raw))
    await db.delete(conversionRefusals).where(lt(conversionRefusals.day, utcDay(raw.getTime())))
    // An event is 7 days old at most, and a key holds for 7 days before and after.
    const keys = before(2 * limits.conversionLateDays + 1)
    await db.delete(conversionKeys).where(lt(conversionKeys.eventAt, keys))
    await db.delete(conversionTests).where(lt(conversionTests.endsAt, before(0)))
  },
)
