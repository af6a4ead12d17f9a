import { lt } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import type { Sql } from '../../base/sql.ts'
import { passkeyChallenges } from '../passkeys/tables.ts'
import { authenticatorSetups, codeSends, mfaChallenges, phoneSetups, sentCodes } from './tables.ts'

const day = 86_400_000

const setUps = [authenticatorSetups, phoneSetups, passkeyChallenges]

/** Deletes expired challenges, codes and set-ups, and send counts older than a day. */
export async function sweepSecondFactor(db: Sql, now: Date): Promise<void> {
  for (const table of [mfaChallenges, sentCodes, ...setUps])
    await db.delete(table).where(lt(table.expiresAt, now))
  await db.delete(codeSends).where(lt(codeSends.lastAt, new Date(now.getTime() - day)))
}

/** Runs the sweep every hour. */
export const handleSecondFactorSweep = handleJob(
  defineSweep({ name: 'sweep-second-factor', everySeconds: 3_600 }),
  ({ db, clock }) => sweepSecondFactor(db, clock.now()),
)
