import { and, asc, eq, lte } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { users } from '../../identity/index.ts'
import { service } from '../log/actor.ts'
import { lift } from './acts.ts'

const together = 100

/** Lifts, every minute, the suspensions whose end has come. */
export const handleLifts = handleJob(
  defineSweep({ name: 'lift-suspensions', everySeconds: 60 }),
  async (ports, { signal }) => {
    const due = await ports.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.state, 'suspended'), lte(users.suspendedUntil, ports.clock.now())))
      .orderBy(asc(users.suspendedUntil))
      .limit(together)
    for (const { id: userId } of due) {
      signal.throwIfAborted()
      await lift(ports, service, { userId, reason: '' })
    }
  },
)
