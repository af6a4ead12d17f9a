import { limits } from '@tessera/contracts/limits'
import { and, isNull, lt } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { formerUsernames, users } from '../../identity/index.ts'
import { deleteAccount, isOver } from './delete-account.ts'

const day = 86_400_000
const together = 50

/** Deletes, every hour, the accounts whose days of grace are over, and forgets their names later. */
export const handleClosings = handleJob(
  defineSweep({ name: 'delete-accounts', everySeconds: 3_600 }),
  async (ports, { signal }) => {
    const { db, clock } = ports
    const now = clock.now()
    const due = await db.select({ id: users.id }).from(users).where(isOver(now)).limit(together)
    for (const { id } of due) {
      signal.throwIfAborted()
      await deleteAccount(ports, id, signal)
    }
    const edge = new Date(now.getTime() - limits.formerUsernameDays * day)
    await db
      .delete(formerUsernames)
      .where(and(isNull(formerUsernames.userId), lt(formerUsernames.replacedAt, edge)))
  },
)
